/** The shape of a sweep's ledger as data, and the shipped JSON Schema of it. */

import { z } from 'zod'
import { MUTANT_VERDICTS } from '../model/sweep.ts'
import { SWEEP_SCHEMA_VERSION } from '../model/sweep-ledger.ts'
import { FAILURE_KINDS } from './closed-lists.ts'
import { reason } from './ledger-schema.ts'

/** The text of `schema/sweep-ledger.schema.json`: draft 2020-12, two spaces, a line end at the end. */
export function sweepLedgerJsonSchema(): string {
  return `${JSON.stringify(sweepLedgerSchema().toJSONSchema({ io: 'input', target: 'draft-2020-12' }), null, 2)}\n`
}

/** Built on call. Unknown keys are dropped but for those of Stryker's report; everything else must fit. */
export function sweepLedgerSchema() {
  return z
    .object({
      schemaVersion: z.literal(SWEEP_SCHEMA_VERSION).describe('Raised when a field changes its meaning or goes.'),
      kind: z.literal('sweep'),
      of: z.enum(['mutants', 'exports']).describe("Stryker's mutants, or exported functions that were emptied."),
      tool: z.object({ name: z.literal('teeth'), version: z.string() }),
      versions: z.object({ node: z.string(), vitest: z.string(), stryker: z.string().exactOptional() }),
      startedAt: z.iso.datetime().describe('ISO 8601, UTC.'),
      durationMs: count(),
      commit: z.string().exactOptional().describe('The commit checked out; absent without git or without a commit.'),
      isDirty: z.boolean().describe('Whether the work tree differed from that commit.'),
      exitCode: z.literal([0, 1, 2, 3, 4, 70, 130]),
      shard: shard().exactOptional().describe('Which part of a sweep this is; absent for a whole one.'),
      score: z.object({ stryker: score(), confirmed: score() }).describe('As Stryker has it, and put right.'),
      counts: z.record(z.enum(MUTANT_VERDICTS), count()).describe('Of what was tried again.'),
      sample: z.object({ size: count(), seed: z.number() }).describe('Mutants that Stryker had killed, tried again.'),
      mutants: z.array(sweptMutant()).describe('Every mutant that was tried again, in the order of files and places.'),
      suggestions: z.array(z.object({ file: z.string(), line: ordinal(), lines: z.array(z.string()) })),
      leftOut: z.object({ files: z.array(z.string()), mutants: count() }).describe('What there was no time for.'),
      folders: z.array(z.object({ folder: z.string(), ...score().shape })),
      strays: z.array(z.string()).describe('Paths whose state in the work tree differs from the start of the command.'),
      report: mutationReportSchema().describe('In the mutation testing report schema, with the statuses put right.'),
    })
    .describe('One finished `teeth sweep`. Paths are POSIX from the root of the project, lines and columns 1-based.')
}

function shard() {
  return z.object({
    index: ordinal(),
    of: ordinal(),
    configuration: z.string().describe('Digest of all that decides what a sweep finds.'),
    selection: z.object({
      paths: z.array(z.string()),
      pattern: z.string().exactOptional(),
      changedSince: z.string().exactOptional(),
    }),
  })
}

function score() {
  return z.object({ detected: count(), valid: count() })
}

function sweptMutant() {
  return z.object({
    mutant: mutant(),
    result: result(),
    isCorrected: z.boolean(),
    isMisjudged: z.boolean().describe('Whether tests notice it is another answer than that of StrykerJS.'),
    noise: z.enum(['log', 'message', 'duration']).exactOptional(),
    guard: z.string().exactOptional().describe('Id of the guard in whose site it stands.'),
    waiver: z.object({ ...waiver().shape, holds: z.boolean() }).exactOptional(),
  })
}

function mutant() {
  return z.object({
    id: z.string(),
    file: z.string(),
    mutator: z.string(),
    name: z.string().exactOptional(),
    start: place(),
    end: place(),
    original: z.string(),
    replacement: z.string(),
    status: status(),
    statusReason: z.string().exactOptional(),
    isStatic: z.boolean(),
    coveredBy: z.array(z.string()).describe('Test files.'),
    testsCompleted: count().exactOptional(),
  })
}

function result() {
  return z.object({
    mutant: z.string(),
    verdict: verdict(),
    reason: reason(),
    note: z.string().exactOptional(),
    by: killer().exactOptional().describe('The test that noticed.'),
    tried: z.array(z.object({ file: z.string(), layer: z.string(), verdict: verdict(), reason: reason() })),
    farther: count().exactOptional().describe('Test files that import its file and were too far away to be tried.'),
  })
}

function killer() {
  return z.object({
    file: z.string(),
    titlePath: z.array(z.string()),
    kind: z.enum(FAILURE_KINDS),
    message: z.string(),
  })
}

function waiver() {
  return z.object({
    file: z.string(),
    original: z.string(),
    replacement: z.string().exactOptional(),
    reason: z.string(),
    owner: z.string(),
    expires: z.string(),
  })
}

/** Of a mutation testing report what is read here; the rest is handed on as it came. */
export function mutationReportSchema() {
  const location = z.object({ start: place(), end: place() })
  const mutants = z.array(
    z.looseObject({
      id: z.string(),
      mutatorName: z.string(),
      replacement: z.string().exactOptional(),
      location,
      status: status(),
      statusReason: z.string().exactOptional(),
      description: z.string().exactOptional(),
      static: z.boolean().exactOptional(),
      coveredBy: z.array(z.string()).exactOptional(),
      killedBy: z.array(z.string()).exactOptional(),
      testsCompleted: count().exactOptional(),
    }),
  )
  const tests = z.array(z.looseObject({ id: z.string(), name: z.string().exactOptional() }))
  return z.looseObject({
    schemaVersion: z.string(),
    files: z.record(z.string(), z.looseObject({ source: z.string(), mutants })),
    testFiles: z.record(z.string(), z.looseObject({ tests })).exactOptional(),
  })
}

function status() {
  return z.enum([
    ...['Killed', 'Survived', 'NoCoverage', 'CompileError'],
    ...['RuntimeError', 'Timeout', 'Ignored', 'Pending'],
  ] as const)
}

function verdict() {
  return z.enum(MUTANT_VERDICTS)
}

function place() {
  return z.object({ line: ordinal(), column: ordinal() })
}

function count() {
  return z.int().min(0)
}

function ordinal() {
  return z.int().min(1)
}

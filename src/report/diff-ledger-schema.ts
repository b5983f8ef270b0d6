/** The shape of a diff's ledger as data, and the shipped JSON Schema of it. */

import { z } from 'zod'
import { DIFF_SCHEMA_VERSION, TEST_VERDICTS, UNIT_VERDICTS } from '../model/diff-ledger.ts'
import { FAILURE_KINDS } from './closed-lists.ts'
import { reason } from './ledger-schema.ts'

/** The text of `schema/diff-ledger.schema.json`: draft 2020-12, two spaces, a line end at the end. */
export function diffLedgerJsonSchema(): string {
  return `${JSON.stringify(diffLedgerSchema().toJSONSchema({ io: 'input', target: 'draft-2020-12' }), null, 2)}\n`
}

/** Built on call. Unknown keys are dropped, as a later version may add some; everything else must fit. */
export function diffLedgerSchema() {
  return z
    .object({
      schemaVersion: z.literal(DIFF_SCHEMA_VERSION).describe('Raised when a field changes its meaning or goes.'),
      kind: z.literal('diff'),
      tool: z.object({ name: z.literal('teeth'), version: z.string() }),
      versions: z.object({ node: z.string(), vitest: z.string() }),
      startedAt: z.iso.datetime().describe('ISO 8601, UTC.'),
      durationMs: count(),
      commit: z.string().exactOptional().describe('The commit checked out.'),
      isDirty: z.boolean().describe('Whether the work tree differed from that commit.'),
      from: side().describe('The old side.'),
      to: side().describe('The present side, which is what was on disk.'),
      exitCode: z.literal([0, 1, 2, 3, 4, 70, 130]),
      counts: z.record(z.enum(UNIT_VERDICTS), count()).describe('How many units have each verdict.'),
      files: z.array(file()),
      outside: count().describe('Changed files of the repository outside of the project.'),
      units: z.array(unit()).describe('The whole change, each file, each part.'),
      tests: z.array(diffTest()).describe('New and changed tests.'),
      findings: z.array(finding()),
      limits: limits(),
      strays: z.array(z.string()).describe('Paths whose state in the work tree differs from the start of the command.'),
    })
    .describe('One finished `teeth diff`. Paths are POSIX from the root of the project, lines 1-based.')
}

function side() {
  return z.object({ commit: z.string().exactOptional(), name: z.string() })
}

function file() {
  return z.object({
    path: z.string(),
    oldPath: z.string().exactOptional(),
    status: z.enum(['added', 'deleted', 'modified', 'renamed', 'mode', 'submodule']),
    role: z.enum(['source', 'test', 'support', 'other']),
    note: z.string().exactOptional(),
  })
}

function unit() {
  return z.object({
    id: z.string(),
    scope: z.enum(['whole', 'file', 'part']),
    title: z.string(),
    places: z.array(z.object({ file: z.string(), line: ordinal(), diff: z.string() })),
    verdict: z.enum(UNIT_VERDICTS),
    reason: reason().exactOptional(),
    note: z.string().exactOptional(),
    looks: z.enum(['rename', 'extracted-variable', 'reordered', 'moved', 'type-import', 'message']).exactOptional(),
    noticedBy: z.array(noticing()),
    tried: z.array(trial()),
    copyFailed: z.string().exactOptional().describe('Why a copy of the tree told nothing.'),
    farther: count().exactOptional().describe('Test files that import it and were too far away to be tried.'),
    reproduce: z.string().exactOptional().describe('A command line that tries this one unit again.'),
  })
}

function noticing() {
  return z.object({
    file: z.string(),
    titlePath: z.array(z.string()),
    line: ordinal().exactOptional(),
    isOfChange: z.boolean(),
    kind: z.enum(FAILURE_KINDS),
    name: z.string().exactOptional(),
    message: z.string(),
  })
}

function trial() {
  return z.object({
    file: z.string(),
    layer: z.string(),
    verdict: z.enum(['noticed', 'unnoticed', 'unreached', 'incidental', 'unmeasured', 'silent']),
    reason: reason(),
    redAlready: count().exactOptional().describe('Tests of the file that fail with the new code as well.'),
    strategy: z.literal('copy').exactOptional().describe('The old code was on disk, in a copy of the tree.'),
  })
}

function diffTest() {
  return z.object({
    file: z.string(),
    titlePath: z.array(z.string()),
    line: ordinal(),
    change: z.enum(['new', 'changed']),
    verdict: z.enum(TEST_VERDICTS),
    kind: z.enum(FAILURE_KINDS).exactOptional(),
    name: z.string().exactOptional(),
    message: z.string().exactOptional(),
    note: z.string().exactOptional(),
  })
}

function finding() {
  const said = { message: z.string(), nextStep: z.string() }
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('unnoticed-unit'), unit: z.string(), ...said }),
    z.object({ kind: z.literal('test-passes-either-way'), test: count().describe('Index in `tests`.'), ...said }),
    z.object({ kind: z.literal('tests-skipped'), ...said }),
    z.object({ kind: z.literal('no-test-changed'), ...said }),
  ])
}

function limits() {
  return z.object({
    tests: z.enum(['changed', 'related', 'all']),
    isMatrix: z.boolean(),
    budgetMs: count(),
    testFiles: count(),
    runsLeftOut: count(),
    unitsLeftOut: count(),
  })
}

function count() {
  return z.int().min(0)
}

function ordinal() {
  return z.int().min(1)
}

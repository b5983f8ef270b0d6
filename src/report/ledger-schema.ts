/** The shape of a ledger as data: what a stored or foreign ledger is checked with, and what the shipped schema is made of. */

import { z } from 'zod'
import { SCHEMA_VERSION } from '../model/ledger.ts'
import { STRATEGIES } from '../model/strategy.ts'
import { VERDICTS } from '../model/verdict.ts'
import { COUNTABLE_KINDS, FAILURE_KINDS, PROBLEM_CODES, STALE_REASONS } from './closed-lists.ts'

/**
 * Built on call. Importing this file loads zod, so whoever needs it imports it then.
 * Unknown keys are dropped, as a later version may add some; everything else must fit.
 */
export function ledgerSchema() {
  return z
    .object({
      schemaVersion: z.literal(SCHEMA_VERSION).describe('Raised when a field changes its meaning or goes.'),
      tool: z.object({ name: z.literal('teeth'), version: z.string() }),
      versions: z.object({ node: z.string(), vitest: z.string() }),
      startedAt: z.iso.datetime().describe('ISO 8601, UTC.'),
      durationMs: milliseconds(),
      commit: z.string().exactOptional().describe('The commit checked out; absent without git or without a commit.'),
      isDirty: z.boolean().describe('Whether the work tree differed from that commit.'),
      shuffleSeed: z.number().exactOptional(),
      isWhole: z.boolean().exactOptional().describe('Whether a guard that is not in it is not in the project.'),
      shard: shard().exactOptional().describe('Which part of a command this is; absent for a whole one.'),
      counts: z.record(z.enum(VERDICTS), z.int().min(0)).describe('How many guards have each verdict.'),
      exitCode: z.literal([0, 1, 2, 3, 4, 70, 130]),
      guards: z.array(entry()).describe('In the order of files and lines.'),
      notStarted: z.int().min(0).describe('How many selected guards `--bail` left untried.'),
      problems: z.array(problem()).describe('Mistakes in annotations or in the selection.'),
      strays: z.array(z.string()).describe('Paths whose state in the work tree differs from the start of the command.'),
    })
    .describe('One finished `teeth` command. Paths are POSIX from the root of the project, lines and columns 1-based.')
}

function shard() {
  return z.object({
    index: ordinal(),
    of: ordinal(),
    configuration: z.string().describe('Digest of all that decides what a run finds.'),
    guards: z.array(z.string()).describe('Ids of every guard selected, those of other shards too.'),
  })
}

function entry() {
  return z.object({
    id: z.string(),
    behaviour: z.string().describe('What the failure must name, in the words of the domain.'),
    because: z.string().exactOptional(),
    names: naming().exactOptional(),
    fails: z.array(z.enum(COUNTABLE_KINDS)).exactOptional(),
    layer: z.string().exactOptional(),
    place: place().describe('Where the annotation stands.'),
    sites: z.array(site()),
    verdict: z.enum(VERDICTS).describe('The worst of its proofs.'),
    proofs: z.array(proof()).describe('One for each intended test; empty when nothing was run.'),
    reason: reason(),
    expected: z.string(),
    observed: z.string(),
    nextStep: z.string(),
    leftOut: z.array(intendedTest()).exactOptional().describe('Tests that `--project` left untried.'),
    reproduce: z.string().describe('A command line that proves this one guard again.'),
  })
}

function intendedTest() {
  return z.object({ file: z.string(), title: z.string().exactOptional() })
}

function site() {
  return z.object({
    file: z.string(),
    line: ordinal(),
    text: z.string(),
    revert: revert(),
    diff: z.string().exactOptional().describe('From the present text to the old behaviour; absent when stale.'),
  })
}

function revert() {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('was'), code: z.string() }),
    z.object({ kind: z.literal('remove') }),
    z.object({ kind: z.literal('condition'), expression: z.string() }),
    z.object({ kind: z.literal('unwrap'), side: z.enum(['left', 'right']).exactOptional() }),
    z.object({ kind: z.literal('body'), code: z.string() }),
    z.object({ kind: z.literal('swap'), from: z.string(), to: z.string(), all: z.boolean() }),
    z.object({ kind: z.literal('from'), ref: z.string() }),
    z.object({ kind: z.literal('with'), module: z.string(), name: z.string() }),
  ])
}

function proof() {
  return z.object({
    test: intendedTest(),
    layer: z.string().describe('The Vitest project; empty when it has no name.'),
    verdict: z.enum(VERDICTS),
    reason: reason(),
    closest: failure().exactOptional().describe('The failing test closest to what was promised.'),
    alsoNoticedBy: z.array(z.array(z.string())),
    control: run(),
    trial: run().exactOptional().describe('Absent when the control settled it already.'),
    trials: z.int().min(0),
    strategy: z.enum(STRATEGIES),
    strategyReason: z.string().exactOptional().describe('Why it was not the overlay, when it was not.'),
  })
}

function failure() {
  return z.object({
    titlePath: z.array(z.string()),
    kind: z.enum(FAILURE_KINDS),
    name: z.string().exactOptional(),
    message: z.string(),
    diff: z.string().exactOptional(),
    line: ordinal().exactOptional(),
  })
}

function run() {
  return z.object({
    end: z.enum(['finished', 'crashed', 'timed-out', 'interrupted', 'runner-failed', 'prepare-failed', 'not-written']),
    worker: z.enum(['fresh', 'kept']),
    durationMs: milliseconds(),
    passed: z.int().min(0),
    failed: z.int().min(0),
    skipped: z.int().min(0),
  })
}

export function reason() {
  return z.discriminatedUnion('kind', [
    ...bareReasons(),
    ...unreachedReasons(),
    z.object({ kind: z.literal('does-not-name'), wanted: z.array(z.string()) }),
    z.object({
      kind: z.literal('kind-does-not-count'),
      found: z.enum(FAILURE_KINDS),
      counted: z.array(z.enum(FAILURE_KINDS)),
    }),
    z.object({ kind: z.literal('premise-broken'), claim: z.string() }),
    z.object({ kind: z.literal('worker-died'), detail: z.string() }),
    z.object({ kind: z.literal('left-the-machine'), addresses: z.array(z.string()) }),
    z.object({
      kind: z.literal('revert-is-stale'),
      reason: z.enum(STALE_REASONS),
      detail: z.string(),
      site: z.int().min(0),
    }),
    z.object({ kind: z.literal('test-not-in-file'), nearest: z.string().exactOptional() }),
    skippedReason(),
    z.object({ kind: z.literal('hit-the-deadline'), when: when(), deadlineMs: milliseconds() }),
    z.object({ kind: z.literal('trials-disagree'), seen: z.array(z.enum(VERDICTS)) }),
    z.object({ kind: z.literal('runner-failed'), detail: z.string() }),
    ...diskReasons(),
    z.object({ kind: z.literal('passed-in-a-retry'), when: when() }),
    z.object({ kind: z.literal('cannot-run-here'), detail: z.string(), wayOut: z.string().exactOptional() }),
  ])
}

function skippedReason() {
  const named = z.object({ title: z.string(), beside: z.string() }).exactOptional()
  const state = z.enum(['skipped', 'todo', 'pending'])
  return z.object({ kind: z.literal('test-skipped'), state, when: when(), named })
}

function unreachedReasons() {
  return [
    z.object({ kind: z.literal('never-served'), file: z.string() }),
    z.object({ kind: z.literal('never-loaded'), file: z.string() }),
    z.object({ kind: z.literal('never-executed'), file: z.string(), site: z.int().min(0) }),
  ] as const
}

/** Reasons of what was to be on disk. */
function diskReasons() {
  const output = z.string().describe('The end of what the command printed.')
  return [
    z.object({ kind: z.literal('prepare-failed'), command: z.string(), how: z.string(), output, when: when() }),
    z.object({ kind: z.literal('not-written'), file: z.string(), detail: z.string(), wayOut: z.string() }),
  ] as const
}

/** Reasons that need no detail. */
function bareReasons() {
  return [
    z.object({ kind: z.literal('named-failure') }),
    z.object({ kind: z.literal('stayed-green') }),
    z.object({ kind: z.literal('module-did-not-load') }),
    z.object({ kind: z.literal('hook-failed') }),
    z.object({ kind: z.literal('unhandled-error') }),
    z.object({ kind: z.literal('types-fail-elsewhere'), file: z.string() }),
    z.object({ kind: z.literal('control-is-red') }),
    z.object({ kind: z.literal('no-test-ran') }),
    z.object({ kind: z.literal('controls-disagree') }),
    z.object({ kind: z.literal('interrupted') }),
  ] as const
}

function problem() {
  return z.object({
    code: z.enum(PROBLEM_CODES),
    message: z.string(),
    wayOut: z.string(),
    place: place().exactOptional(),
    frame: z.string().exactOptional(),
    guardId: z.string().exactOptional(),
  })
}

function naming() {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('phrase'), text: z.string() }),
    z.object({ kind: z.literal('pattern'), source: z.string(), flags: z.string() }),
  ])
}

function when() {
  return z.enum(['control', 'trial'])
}

function place() {
  return z.object({ file: z.string(), line: ordinal(), column: ordinal() })
}

function ordinal() {
  return z.int().min(1)
}

function milliseconds() {
  return z.number().min(0)
}

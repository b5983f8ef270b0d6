/** Turns what was found into the ledger of a diff: verdicts, findings and the exit code, decided here and once. */

import type { Change, ChangedFile } from '../model/change.ts'
import {
  DIFF_SCHEMA_VERSION,
  type DiffFile,
  type DiffLedger,
  type DiffTest,
  type DiffTrial,
  type DiffUnit,
  type Noticing,
  type UnitVerdict,
} from '../model/diff-ledger.ts'
import type { Reason } from '../model/verdict.ts'
import type { ChangeUnit } from './change-unit.ts'
import { diffExitCode } from './diff-exit-code.ts'
import type { DiffRequest } from './diff-request.ts'
import type { Found } from './find.ts'
import { findingsOf } from './findings.ts'
import { reproduceUnit } from './reproduce-unit.ts'
import type { Tried } from './rounds.ts'
import { UNKNOWN } from './test-blocks.ts'
import { countRed } from './without-red.ts'
import { strongest, trialVerdict } from './unit-verdict.ts'

/** What the ledger says about the command itself. */
export type Circumstances = Pick<
  DiffLedger,
  'tool' | 'versions' | 'startedAt' | 'durationMs' | 'commit' | 'isDirty' | 'strays'
> & {
  readonly change: Change
  readonly request: DiffRequest
}

/** Pure: the same findings give the same ledger. */
export function sealDiff(found: Found, circumstances: Circumstances): DiffLedger {
  const { change, request, ...rest } = circumstances
  const units = found.units.map((unit) => diffUnit(unit, found, request))
  const tests = found.tests.map((test): DiffTest => test)
  const findings = findingsOf({ change, roles: found.roles, units, tests })
  const leftOut = found.outcome.leftOut.length
  const limits = {
    tests: request.tests,
    isMatrix: request.isMatrix,
    budgetMs: request.budgetMs,
    testFiles: request.testFiles,
    runsLeftOut: leftOut,
    unitsLeftOut: units.filter(({ verdict }) => verdict === 'not-tried').length,
  }
  return {
    schemaVersion: DIFF_SCHEMA_VERSION,
    kind: 'diff',
    ...rest,
    from: change.from,
    to: change.to,
    exitCode: diffExitCode({ units, tests, findings, wasInterrupted: found.wasInterrupted }),
    counts: count(units),
    files: change.files.map((file) => diffFile(file, found)),
    outside: change.outside,
    units,
    tests,
    findings,
    limits,
  }
}

function diffFile({ path, oldPath, status, before, now }: ChangedFile, { roles }: Found): DiffFile {
  const role = roles.get(path) ?? 'other'
  const isNoText = role === 'source' && status === 'modified' && (before === undefined || now === undefined)
  return {
    path,
    ...(oldPath === undefined ? {} : { oldPath }),
    status,
    role,
    ...(isNoText ? { note: 'no text in UTF-8' } : {}),
  }
}

function diffUnit(
  unit: ChangeUnit,
  { outcome, tests, farther, wasInterrupted }: Found,
  request: DiffRequest,
): DiffUnit {
  const own = outcome.tried.filter((one) => one.unit === unit)
  const untold = outcome.untold.find((one) => one.unit === unit)
  const tried = own.map(diffTrial)
  const runs = outcome.leftOut.filter((one) => one.unit === unit).length
  const decided = decide(unit, tried, { runs, wasInterrupted, unmeasured: unmeasuredIn(tried, tests) })
  return {
    id: unit.id,
    scope: unit.scope,
    title: unit.title,
    places: unit.places,
    ...decided,
    ...(unit.looks === undefined ? {} : { looks: unit.looks }),
    noticedBy: own.flatMap((one) => noticing(one, tests)),
    tried,
    ...(untold === undefined || decided.verdict === 'noticed' ? {} : { copyFailed: untold.detail }),
    ...((farther.get(unit.id) ?? 0) === 0 ? {} : { farther: farther.get(unit.id) ?? 0 }),
    ...(unit.undo.kind === 'runnable' ? { reproduce: reproduceUnit(unit.id, request) } : {}),
  }
}

type Decided = { readonly verdict: UnitVerdict; readonly reason?: Reason; readonly note?: string }

/** One that was tried against some of its tests only is noticed, or nothing can be said. */
function decide({ undo }: ChangeUnit, tried: readonly DiffTrial[], left: Left): Decided {
  if (undo.kind === 'no-runtime-change') return { verdict: 'no-runtime-change' }
  if (undo.kind === 'not-runnable') return { verdict: 'not-runnable', note: undo.detail }
  // @teeth what-cannot-be-read-is-unmeasured: a changed source that is no text is not measured
  //   test: test/unit/diff/story.test.ts
  //   revert: remove
  if (undo.kind === 'no-text') return { verdict: 'unmeasured', note: undo.detail }
  if (undo.kind === 'beyond-memory') return { verdict: 'incidental', note: undo.detail }
  const verdict = strongest(tried.map((trial) => trial.verdict))
  if (verdict !== 'noticed' && left.wasInterrupted) return { verdict: 'unmeasured', reason: { kind: 'interrupted' } }
  // @teeth the-budget-is-no-verdict: what the budget leaves out is counted, and nothing is said of it
  //   test: test/unit/diff/story.test.ts
  //   revert: remove
  if (verdict !== 'noticed' && left.runs > 0)
    return { verdict: 'not-tried', note: `${left.runs} test files were left out` }
  if (verdict === undefined) return { verdict: 'unreached', note: 'no test file imports it' }
  const [test] = left.unmeasured
  // @teeth who-is-not-asked-may-notice: where a test of the change could not be measured, it may be the one that notices
  //   test: test/unit/diff/story.test.ts > tests of the change > where a test of the change could not be measured, it may be the one that notices
  //   revert: remove
  if (test !== undefined && (verdict === 'unnoticed' || verdict === 'unreached'))
    return {
      verdict: 'unmeasured',
      note: `\`${test.titlePath.join(' > ')}\` could not be measured, and may be what notices`,
    }
  const reason = (tried.find((trial) => trial.verdict === verdict) ?? tried[0])?.reason
  return { verdict, ...(reason === undefined ? {} : { reason }) }
}

type Left = {
  readonly runs: number
  readonly wasInterrupted: boolean
  /** New and changed tests that were to notice, and of which nothing is known. */
  readonly unmeasured: Found['tests']
}

function unmeasuredIn(tried: readonly DiffTrial[], tests: Found['tests']): Found['tests'] {
  return tests.filter((test) => test.verdict === 'unmeasured' && tried.some(({ file }) => file === test.file))
}

function diffTrial({ target, measured, strategy }: Tried): DiffTrial {
  const { verdict, reason } = measured.judgement
  const redAlready = countRed(measured.proof)
  return {
    ...target,
    verdict: trialVerdict(verdict),
    reason,
    ...(redAlready === 0 ? {} : { redAlready }),
    ...(strategy === undefined ? {} : { strategy }),
  }
}

function noticing({ target, measured }: Tried, tests: Found['tests']): readonly Noticing[] {
  const { verdict, closest } = measured.judgement
  if (verdict !== 'bites' || closest === undefined) return []
  const { titlePath, line, kind, error } = closest
  return [
    {
      file: target.file,
      titlePath,
      ...(line === undefined ? {} : { line }),
      isOfChange: tests.some((test) => test.file === target.file && isOf(titlePath, test.titlePath)),
      kind,
      ...(error.name === undefined ? {} : { name: error.name }),
      message: error.message,
    },
  ]
}

/** A test of a table has the title of its case, which may be known in pieces only. */
function isOf(titlePath: readonly string[], titles: readonly string[]): boolean {
  return (
    titlePath.length === titles.length &&
    titles.every((title, index) => title.split(UNKNOWN).every((piece) => titlePath[index]?.includes(piece)))
  )
}

function count(units: readonly DiffUnit[]): DiffLedger['counts'] {
  const counts = { ...ZEROES }
  for (const { verdict } of units) counts[verdict] += 1
  return counts
}

const ZEROES: Record<UnitVerdict, number> = {
  noticed: 0,
  unnoticed: 0,
  unreached: 0,
  incidental: 0,
  'not-runnable': 0,
  unmeasured: 0,
  'not-tried': 0,
  'no-runtime-change': 0,
}

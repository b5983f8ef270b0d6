/** What memory never met is tried again in a copy of the tree: a process that a test starts, or a file it reads, may run it. */

import { TeethError } from '../errors/teeth-error.ts'
import { explainReason } from '../errors/explain-reason.ts'
import type { Lane } from '../model/world.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import { goneFilesOf } from './gone-files.ts'
import { inCopies } from './in-copies.ts'
import { leavingTests, type Leaving } from './leaving-tests.ts'
import { hasNoticed, NO_TRIES, type Outcome, type Tried, tryAll, type Trying, type Workshop } from './rounds.ts'
import { trialVerdict } from './unit-verdict.ts'
import { wholeOf } from './whole-of.ts'

export type DiskTerms = {
  readonly world: DiffWorld
  readonly request: DiffRequest
  readonly workshop: Workshop
  /** What was found with the old code in memory. */
  readonly outcome: Outcome
  /** All other tests have been asked in memory: what stayed green of the parts is due, and of the whole no more. */
  readonly isLate?: boolean
}

/** Each run there starts a Vitest of its own. */
const MOST_TARGETS = 3

/** Nothing where memory met everything. Where no copy can be made what was found stands, and why is told. */
export async function tryOnDisk(units: readonly ChangeUnit[], terms: DiskTerms): Promise<Outcome> {
  const { world, request, workshop, outcome } = terms
  const { strategy = 'auto' } = request.runs
  if (strategy !== 'auto' || !workshop.goesOn()) return NO_TRIES
  const files = new Set(outcome.tried.map(({ target }) => target.file))
  const trying = due(units, { ...terms, leaving: await leavingTests(files, { world, request }) })
  if (trying.length === 0) return NO_TRIES
  const opened: Promise<Lane>[] = []
  try {
    const again = { ...workshop, bench: { ...workshop.bench, confirms: false } }
    const found = await tryAll(trying, inCopies(again, opened, { runner: world.runner, runs: request.runs }))
    return { ...found, tried: found.tried.filter(isNews), untold: found.tried.flatMap(untoldBy) }
  } catch (error) {
    if (!(error instanceof TeethError)) throw error
    const [detail = ''] = error.message.split('\n')
    // @teeth no-copy-is-told: says that no copy could be made
    //   test: test/unit/diff/on-disk.test.ts > says that no copy could be made
    //   was: return NO_TRIES
    return { ...NO_TRIES, untold: trying.map(({ unit }) => ({ unit, detail })) }
  } finally {
    await Promise.allSettled(opened.map(async (lane) => (await lane).close()))
  }
}

function due(
  units: readonly ChangeUnit[],
  { request, outcome, leaving, isLate = false }: DiskTerms & { readonly leaving: Leaving },
): readonly Trying[] {
  const whole = wholeOf(units)
  return units.flatMap((unit): readonly Trying[] => {
    const isWhole = unit.scope === 'whole'
    if (!isWhole && hasNoticed(unit, outcome.tried)) return []
    const own = outcome.tried.filter((one) => one.unit === unit)
    const among = (tests: ReadonlySet<string>, isDue: (one: Tried) => boolean) =>
      own.filter((one) => tests.has(one.target.file) && isDue(one)).map(({ target }) => target)
    // @teeth what-stays-is-met-in-memory: no copy is made when the test stays in its worker
    //   test: test/unit/diff/on-disk.test.ts > no copy is made when the test stays in its worker
    //   was: const unmet = own.filter(isUnmet).map(({ target }) => target)
    const unmet = among(leaving.any, (one) => !isLate && isUnmet(one))
    // The tests of the change are judged by the whole; of a part another test may tell without a copy.
    // @teeth memory-before-copies: asks older tests in memory before a copy of what stayed green
    //   test: test/unit/diff/on-disk.test.ts > asks older tests in memory before a copy of what stayed green
    //   revert: swap isLate !== (unit === whole) && => !isLate &&
    const green = among(leaving.starting, (one) => isLate !== (unit === whole) && !isUnmet(one) && isGreen(one))
    const isExhaustive = request.isMatrix || isWhole
    return [
      { unit, targets: unmet.slice(0, MOST_TARGETS), isExhaustive },
      { unit, targets: green.slice(0, MOST_TARGETS), isExhaustive, isDoubted: true as const },
    ].filter(({ targets }) => targets.length > 0)
  })
}

function isUnmet({ unit, measured: { judgement, proof } }: Tried): boolean {
  if (judgement.verdict === 'unreached') return 'file' in judgement.reason
  const gone = new Set(goneFilesOf(unit))
  const isMissed = proof.trials.some(({ overlays }) => overlays.some((one) => gone.has(one.file) && !one.wasLoaded))
  // @teeth a-missed-file-is-tried-on-disk: a file that memory does not bring to a test that reads files comes back in a copy
  //   test: test/unit/diff/gone-files.test.ts > a file that memory does not bring to a test that reads files comes back in a copy
  //   was: return false
  return judgement.verdict === 'toothless' && isMissed
}

/** It may import the code and run it from disk as well, and look only at that. */
function isGreen({ measured: { judgement } }: Tried): boolean {
  // @teeth green-in-memory-may-run-from-disk: a test that stays green and starts a process notices in a copy
  //   test: test/unit/diff/on-disk.test.ts > a test that stays green and starts a process notices in a copy
  //   was: return false
  return judgement.verdict === 'toothless'
}

/** A copy in which the tests are red without any revert says nothing of the tree. */
function hasTold({ measured: { judgement } }: Tried): boolean {
  const verdict = trialVerdict(judgement.verdict)
  // @teeth a-red-copy-tells-nothing: a copy that is red without any revert says nothing
  //   test: test/unit/diff/on-disk.test.ts > a copy that is red without any revert says nothing
  //   was: return true
  return verdict !== 'silent' && (verdict !== 'unmeasured' || judgement.reason.kind === 'interrupted')
}

function isNews(one: Tried): boolean {
  return one.isDoubted ? one.measured.judgement.verdict === 'bites' : hasTold(one)
}

function untoldBy(one: Tried): Outcome['untold'] {
  const { unit, measured, target } = one
  if (hasTold(one)) return []
  const { observed } = explainReason({ ...measured.judgement, way: { strategy: 'copy' } }, measured.unit.guard, target)
  return [{ unit, detail: observed.charAt(0).toLowerCase() + observed.slice(1).replace(/\.$/, '') }]
}

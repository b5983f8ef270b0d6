/** What memory never met is tried again in a copy of the tree: a process that a test starts, or a file it reads, may run it. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Lane } from '../model/world.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import { goneFilesOf } from './gone-files.ts'
import { hasNoticed, NO_TRIES, type Outcome, type Tried, tryAll, type Trying, type Workshop } from './rounds.ts'
import { trialVerdict } from './unit-verdict.ts'

export type DiskTerms = {
  readonly world: DiffWorld
  readonly request: DiffRequest
  readonly workshop: Workshop
  /** What was found with the old code in memory. */
  readonly outcome: Outcome
}

/** Each run there starts a Vitest of its own. */
const MOST_TARGETS = 3

/** Nothing where memory met everything, or where no copy can be made: what was found stands. */
export async function tryOnDisk(units: readonly ChangeUnit[], terms: DiskTerms): Promise<Outcome> {
  const { world, request, workshop } = terms
  if (request.runs.strategy === 'overlay' || !workshop.goesOn()) return NO_TRIES
  const trying = await due(units, terms)
  if (trying.length === 0) return NO_TRIES
  const opening = world.runner.open('copy')
  try {
    const found = await tryAll(trying, onDisk(workshop, opening, request))
    return { ...found, tried: found.tried.filter(hasTold).map((one) => ({ ...one, strategy: 'copy' })) }
  } catch (error) {
    if (!(error instanceof TeethError)) throw error
    return NO_TRIES
  } finally {
    await opening.then((lane) => lane.close()).catch(() => undefined)
  }
}

async function due(units: readonly ChangeUnit[], { world, request, outcome }: DiskTerms): Promise<readonly Trying[]> {
  const mayLeave = new Map<string, boolean>()
  for (const { target } of outcome.tried.filter(isUnmet))
    if (!mayLeave.has(target.file)) mayLeave.set(target.file, LEAVES.test((await world.files.read(target.file)) ?? ''))
  return units.flatMap((unit): readonly Trying[] => {
    const isWhole = unit.scope === 'whole'
    if (!isWhole && hasNoticed(unit, outcome.tried)) return []
    // @teeth what-stays-is-met-in-memory: no copy is made when the test stays in its worker
    //   test: test/unit/diff/on-disk.test.ts > no copy is made when the test stays in its worker
    //   revert: swap && mayLeave.get(one.target.file) === true =>
    const targets = outcome.tried
      .filter((one) => one.unit === unit && isUnmet(one) && mayLeave.get(one.target.file) === true)
      .map(({ target }) => target)
    return targets.length === 0
      ? []
      : [{ unit, targets: targets.slice(0, MOST_TARGETS), isExhaustive: request.isMatrix || isWhole }]
  })
}

/** What starts processes or threads, or reads files: all else runs in the worker, where memory reaches. */
const LEAVES =
  /child_process|worker_threads|cluster|\bnode:fs\b|['"]fs(?:\/promises)?['"]|exec|spawn|fork|\bzx\b|dist\//i

function isUnmet({ unit, measured: { judgement, proof } }: Tried): boolean {
  if (judgement.verdict === 'unreached') return 'file' in judgement.reason
  const gone = new Set(goneFilesOf(unit))
  const isMissed = proof.trials.some(({ overlays }) => overlays.some((one) => gone.has(one.file) && !one.wasLoaded))
  // @teeth a-missed-file-is-tried-on-disk: a file that memory does not bring to a test that reads files comes back in a copy
  //   test: test/unit/diff/gone-files.test.ts > a file that memory does not bring to a test that reads files comes back in a copy
  //   was: return false
  return judgement.verdict === 'toothless' && isMissed
}

function onDisk(workshop: Workshop, opening: Promise<Lane>, { runs }: DiffRequest): Workshop {
  return {
    ...workshop,
    bench: { ...workshop.bench, isOnDisk: true },
    terms: { ...workshop.terms, lanes: 1 },
    keepsWorkers: false,
    open: () => [opening],
    ...(runs.prepare === undefined ? {} : { prepare: runs.prepare }),
  }
}

/** A copy in which the tests are red without any revert says nothing of the tree. */
function hasTold({ measured: { judgement } }: Tried): boolean {
  const verdict = trialVerdict(judgement.verdict)
  // @teeth a-red-copy-tells-nothing: a copy that is red without any revert says nothing
  //   test: test/unit/diff/on-disk.test.ts > a copy that is red without any revert says nothing
  //   was: return true
  return verdict !== 'silent' && (verdict !== 'unmeasured' || judgement.reason.kind === 'interrupted')
}

/** Tries what no test of the change has noticed against older tests, nearest first. */

import type { Lane } from '../model/world.ts'
import type { Bench } from '../prove/runs.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import { leavingTests } from './leaving-tests.ts'
import { namesakesFirst, type Related, relatedTargets } from './related.ts'
import { hasNoticed, joined, NO_TRIES, type Outcome, tryAll, type Workshop } from './rounds.ts'
import type { Target } from './target.ts'
import { tryOnDisk } from './try-on-disk.ts'

export type OtherTerms = {
  readonly world: DiffWorld
  readonly request: DiffRequest
  readonly workshop: Workshop
  readonly lane: Lane
  /** Test files outside of the change. */
  readonly targets: readonly Target[]
  /** What the tests of the change have shown. */
  readonly own: Outcome
}

export type OtherTries = {
  readonly outcome: Outcome
  /** By unit: how many related test files were too far away to be tried. */
  readonly farther: ReadonlyMap<string, number>
}

/** `units` are runnable. */
export async function tryOthers(units: readonly ChangeUnit[], terms: OtherTerms): Promise<OtherTries> {
  const { world, request, workshop, lane, targets, own } = terms
  const open = units.filter((unit) => request.isMatrix || !hasNoticed(unit, own.tried))
  if (request.tests === 'changed' || open.length === 0) return { outcome: NO_TRIES, farther: new Map() }
  const related = await relatedTargets(lane, targets, request)
  const imported = open.map((unit) => ({ unit, ...related(unit) }))
  const known = await withLeaving(imported, terms)
  const bench = own.tried.length === 0 ? workshop.bench : quick(workshop.bench)
  const outcome = await tryAll(
    known.map((one) => ({ ...one, isExhaustive: request.isMatrix })),
    { ...workshop, bench },
  )
  const onDisk = await tryOnDisk(open, { world, request, workshop, outcome })
  return { outcome: joined(outcome, onDisk), farther: new Map(known.map(({ unit, more }) => [unit.id, more])) }
}

type Known = Related & { readonly unit: ChangeUnit }

/** What no test imports may be run by those that leave their worker: in a copy, if anywhere. */
async function withLeaving(known: readonly Known[], terms: OtherTerms): Promise<readonly Known[]> {
  const { request, targets } = terms
  const isDisk = request.runs.strategy !== 'overlay'
  if (!isDisk || known.every((one) => one.targets.length > 0)) return known
  const files = targets.map(({ file }) => file)
  const { starting } = await leavingTests(files, terms)
  const leaving = targets.filter(({ file }) => starting.has(file))
  return known.map((one) => {
    if (one.targets.length > 0) return one
    const sorted = namesakesFirst(leaving, one.unit)
    const { testFiles } = request
    // @teeth not-imported-may-be-started: what no test imports is tried against tests that start processes
    //   test: test/unit/diff/on-disk.test.ts > what no test imports is tried against tests that start processes
    //   was: return one
    return { ...one, targets: sorted.slice(0, testFiles), more: Math.max(0, sorted.length - testFiles) }
  })
}

/** Most of these tries will end green: a worker that is kept for them would be no gain. */
function quick(bench: Bench): Bench {
  return { ...bench, confirms: false, request: { ...bench.request, isIsolated: true } }
}

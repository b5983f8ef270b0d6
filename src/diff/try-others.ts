/** Tries what no test of the change has noticed against older tests, nearest first. */

import type { Lane } from '../model/world.ts'
import type { Bench } from '../prove/runs.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest, DiffWorld } from './diff-request.ts'
import { relatedTargets } from './related.ts'
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
  const known = open.map((unit) => ({ unit, ...related(unit) }))
  const bench = own.tried.length === 0 ? workshop.bench : quick(workshop.bench)
  const outcome = await tryAll(
    known.map((one) => ({ ...one, isExhaustive: request.isMatrix })),
    { ...workshop, bench },
  )
  const onDisk = await tryOnDisk(open, { world, request, workshop, outcome })
  return { outcome: joined(outcome, onDisk), farther: new Map(known.map(({ unit, more }) => [unit.id, more])) }
}

/** Most of these tries will end green: a worker that is kept for them would be no gain. */
function quick(bench: Bench): Bench {
  return { ...bench, confirms: false, request: { ...bench.request, isIsolated: true } }
}

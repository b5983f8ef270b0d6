/** How the work is cut: batches of trials that share their controls, in the order in which lanes should take them. */

import type { Unit } from './units.ts'

/** Trials of one test file in one layer; one lane takes a batch whole. */
export type Batch = {
  readonly file: string
  readonly layer: string
  readonly units: readonly Unit[]
}

/** More trials between two controls save little and lose more when a control comes out red. */
const MOST_IN_BATCH = 10

/** A second lane pays for its start only from about this many trials on. */
const TRIALS_WORTH_A_LANE = 4

export type Plan = {
  readonly batches: readonly Batch[]
  /** How many lanes to open; 0 when there is nothing to run. */
  readonly lanes: number
}

/** Groups units by test file and layer, cuts long groups, and puts the longest first so that lanes end together. */
export function plan(units: readonly Unit[], lanes: number): Plan {
  const groups = Map.groupBy(units, (unit) => `${unit.layer}\0${unit.test.file}`)
  const share = Math.max(1, Math.ceil(units.length / lanes))
  const batches = [...groups.values()].flatMap((group) => cut(group, Math.min(MOST_IN_BATCH, share)))
  const worthwhile = Math.ceil(units.length / TRIALS_WORTH_A_LANE)
  return {
    batches: batches.toSorted((a, b) => b.units.length - a.units.length),
    lanes: Math.min(lanes, batches.length, worthwhile),
  }
}

function cut(group: readonly Unit[], size: number): readonly Batch[] {
  const pieces = Math.ceil(group.length / size)
  const even = Math.ceil(group.length / pieces)
  return Array.from({ length: pieces }, (_, index) => group.slice(index * even, (index + 1) * even))
    .filter((units) => units.length > 0)
    .map((units) => ({ file: units[0]?.test.file ?? '', layer: units[0]?.layer ?? '', units }))
}

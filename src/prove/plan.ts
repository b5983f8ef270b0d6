/** How the work is cut: batches of trials that share their controls, in the order in which lanes should take them. */

import type { TypeCheck } from '../model/type-check.ts'
import type { IsAlone } from './alone.ts'
import type { Unit } from './units.ts'

/** Trials of one test file in one layer, prepared alike; one lane takes a batch whole. */
export type Batch = {
  readonly file: string
  readonly layer: string
  readonly units: readonly Unit[]
  /** It counts on being alone: it runs after all others, and in one lane. */
  readonly isSerial: boolean
  /** Run before the tests of every run, also of the controls. */
  readonly prepare?: string
  /** Its types are checked, and its tests do not run. */
  readonly typeCheck?: TypeCheck
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

export type PlanTerms = {
  /** The most lanes that may be open at once. */
  readonly lanes: number
  readonly isAlone: IsAlone
}

/** How many lanes these trials are worth, of those that may be open. */
export function lanesWorth(trials: number, lanes: number): number {
  return Math.min(lanes, Math.ceil(trials / TRIALS_WORTH_A_LANE))
}

/** Groups units by test file and layer, cuts long groups, and puts the longest first so that lanes end together. */
export function plan(units: readonly Unit[], { lanes, isAlone }: PlanTerms): Plan {
  const groups = Map.groupBy(units, keyOf)
  const together = units.filter(({ layer, test }) => !isAlone(layer, test.file)).length
  const share = Math.max(1, Math.ceil(together / lanes))
  const batches = [...groups.values()].flatMap((group) => cut(group, Math.min(MOST_IN_BATCH, share), isAlone))
  const side = batches.filter((batch) => !batch.isSerial).length
  return {
    batches: batches.toSorted((a, b) => b.units.length - a.units.length),
    lanes: Math.min(batches.length, Math.max(1, Math.min(side, lanesWorth(together, lanes)))),
  }
}

/** What has to be the same for a control to be shared. */
function keyOf({ layer, test, prepare = '', typeCheck }: Unit): string {
  // @teeth types-have-controls-of-their-own: a check of types and a run of tests share no control
  //   test: test/unit/prove/plan.test.ts > a check of types and a run of tests share no control
  //   was: return [layer, test.file, prepare].join('\0')
  return [layer, test.file, prepare, typeCheck === undefined ? 'runs' : 'checks types'].join('\0')
}

function cut(group: readonly Unit[], most: number, isAlone: IsAlone): readonly Batch[] {
  const [first] = group
  if (first === undefined) return []
  const isSerial = isAlone(first.layer, first.test.file)
  const pieces = Math.ceil(group.length / (isSerial ? MOST_IN_BATCH : most))
  const even = Math.ceil(group.length / pieces)
  const { prepare, typeCheck } = first
  const shared = {
    file: first.test.file,
    layer: first.layer,
    isSerial,
    ...(prepare === undefined ? {} : { prepare }),
    ...(typeCheck === undefined ? {} : { typeCheck }),
  }
  return Array.from({ length: pieces }, (_, index) => group.slice(index * even, (index + 1) * even))
    .filter((units) => units.length > 0)
    .map((units) => ({ ...shared, units }))
}

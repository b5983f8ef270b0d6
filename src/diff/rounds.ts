/** Tries units against test files, round by round: each open unit against the next of its targets, until one notices. */

import { type Plan, plan, type PlanTerms } from '../prove/plan.ts'
import type { Measured } from '../prove/measure.ts'
import type { Bench } from '../prove/runs.ts'
import type { Unit } from '../prove/units.ts'
import { work } from '../prove/work.ts'
import type { Lane } from '../model/world.ts'
import type { ChangeUnit } from './change-unit.ts'
import { guardFor } from './guard-for.ts'
import { keyOf, type Target } from './target.ts'

/** A unit with the targets it is to be tried against, nearest first. */
export type Trying = {
  readonly unit: ChangeUnit
  readonly targets: readonly Target[]
  /** Goes on after a test has noticed. */
  readonly isExhaustive: boolean
  /** The tests stayed green in memory: only what notices is news. */
  readonly isDoubted?: true
}

export type Tried = {
  readonly unit: ChangeUnit
  readonly target: Target
  readonly measured: Measured
  /** Absent: by overlay. */
  readonly strategy?: 'copy'
  readonly isDoubted?: true
}

export type Workshop = {
  readonly bench: Bench
  readonly terms: PlanTerms
  readonly keepsWorkers: boolean
  /** A shell command to run after the old code is on disk. */
  readonly prepare?: string
  readonly open: (count: number) => readonly Promise<Lane>[]
  readonly goesOn: () => boolean
  /** How much of the budget is used up: from 0 to 1, and beyond. Absent: there is none to share out. */
  readonly spent?: () => number
  readonly onTried: (tried: Tried) => void
}

export type Outcome = {
  readonly tried: readonly Tried[]
  /** What did not take place. */
  readonly leftOut: readonly { readonly unit: ChangeUnit; readonly target: Target }[]
  /** Units of which a copy of the tree was to tell and did not, and why: a phrase. */
  readonly untold: readonly { readonly unit: ChangeUnit; readonly detail: string }[]
}

/** From so many units on a second lane pays for its start and its controls: trials of kept workers cost next to nothing. */
const UNITS_WORTH_A_LANE = { kept: 24, fresh: 6 }

export const NO_TRIES: Outcome = { tried: [], leftOut: [], untold: [] }

export function joined(one: Outcome, other: Outcome): Outcome {
  return {
    tried: [...one.tried, ...other.tried],
    leftOut: [...one.leftOut, ...other.leftOut],
    untold: [...one.untold, ...other.untold],
  }
}

export function hasNoticed(unit: ChangeUnit, tried: readonly Tried[]): boolean {
  return tried.some((one) => one.unit === unit && one.measured.judgement.verdict === 'bites')
}

export async function tryAll(trying: readonly Trying[], workshop: Workshop): Promise<Outcome> {
  const tried: Tried[] = []
  const most = Math.max(0, ...trying.map(({ targets }) => targets.length))
  for (let round = 0; round < most && workshop.goesOn(); round += 1) {
    const due = trying.filter((one) => one.targets[round] !== undefined && isOpen(one, tried))
    await tryRound(due, round, {
      ...workshop,
      onTried: (one) => {
        tried.push(one)
        workshop.onTried(one)
      },
    })
  }
  return { tried, leftOut: leftOut(trying, tried), untold: [] }
}

function isOpen({ unit, isExhaustive }: Trying, tried: readonly Tried[]): boolean {
  return isExhaustive || !hasNoticed(unit, tried)
}

async function tryRound(due: readonly Trying[], round: number, workshop: Workshop): Promise<void> {
  const units = new Map<Unit, Omit<Tried, 'measured'>>()
  const how = workshop.bench.isOnDisk === true ? ({ strategy: 'copy' } as const) : {}
  for (const { unit, targets, isDoubted } of due) {
    const target = targets[round]
    if (target === undefined || unit.undo.kind !== 'runnable') continue
    const doubt = isDoubted === undefined ? {} : { isDoubted }
    units.set({ ...workOf(unit, target, workshop), ...doubt }, { unit, target, ...how, ...doubt })
  }
  const planned = plan([...units.keys()], termsFor(units.size, workshop))
  const onMeasured = (measured: Measured): void => {
    const known = units.get(measured.unit)
    if (known !== undefined) workshop.onTried({ ...known, measured })
  }
  await work(workshop.open(lanesFor(planned, workshop)), planned.batches, {
    bench: workshop.bench,
    foreman: { goesOn: workshop.goesOn, onMeasured },
  })
}

/** Where controls are known no batch is too small for a lane. */
function lanesFor(planned: Plan, { terms, bench }: Workshop): number {
  if (bench.firstControl === undefined) return planned.lanes
  return Math.min(terms.lanes, planned.batches.filter(({ isSerial }) => !isSerial).length)
}

/** Each batch brings controls of its own: a few units are not worth cutting for a lane that would not pay. */
function termsFor(units: number, { terms, bench, keepsWorkers }: Workshop): PlanTerms {
  if (bench.firstControl !== undefined) return terms
  const worth = UNITS_WORTH_A_LANE[keepsWorkers && !bench.request.isIsolated ? 'kept' : 'fresh']
  return { ...terms, lanes: Math.max(1, Math.min(terms.lanes, Math.ceil(units / worth))) }
}

function workOf(unit: ChangeUnit, { file, layer }: Target, { prepare }: Pick<Workshop, 'prepare'>): Unit {
  const guard = guardFor(unit, file)
  const files = unit.undo.kind === 'runnable' ? unit.undo.files : []
  return { guard, test: { file }, layer, files, ...(prepare === undefined ? {} : { prepare }) }
}

function leftOut(trying: readonly Trying[], tried: readonly Tried[]): Outcome['leftOut'] {
  return trying
    .filter((one) => isOpen(one, tried))
    .flatMap(({ unit, targets }) => targets.map((target) => ({ unit, target })))
    .filter(({ unit, target }) => !tried.some((one) => one.unit === unit && keyOf(one.target) === keyOf(target)))
}

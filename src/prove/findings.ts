/** What a finished command found, before it is sealed. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { Problem } from '../model/problem.ts'
import type { Revert } from '../model/revert.ts'
import type { Judgement } from '../model/verdict.ts'
import type { Measured } from './measure.ts'
import type { Unit } from './units.ts'

/** A selected guard with its old behaviour put back in text, or stale. */
export type Prepared = {
  readonly guard: Guard
  readonly revert: Revert
}

/** A guard's intended test that was decided without a run. */
export type Settled = {
  readonly guard: Guard
  readonly test: IntendedTest
  readonly judgement: Judgement
}

export type Findings = {
  /** The guards the ledger is about. */
  readonly prepared: readonly Prepared[]
  /** The ids of all that were selected, where only a shard of them is proven. */
  readonly selected?: readonly string[]
  /** What was to be measured; `--bail` or an interruption may have left some of it. */
  readonly units?: readonly Unit[]
  readonly measured: readonly Measured[]
  readonly settled: readonly Settled[]
  readonly problems: readonly Problem[]
  readonly wasInterrupted: boolean
}

export const NOTHING: Findings = { prepared: [], measured: [], settled: [], problems: [], wasInterrupted: false }

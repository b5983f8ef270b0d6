/** A trial held against its controls: what is new in it, and how far the reverted code got. */

import type { Run, TestFact } from '../model/run.ts'
import type { FailedTest, FailureKind, Judgement, Proof } from '../model/verdict.ts'
import { failureOfSuite, failureOutside, failuresOf } from './failures.ts'
import { newSuiteErrors, newUnhandled } from './news.ts'
import { type Reach, reachOf } from './reach.ts'

/** What every trial of a proof is asked. */
export type Question = {
  readonly proof: Proof
  /** The intended tests as they passed in the control; never empty. */
  readonly intended: readonly TestFact[]
  readonly counted: readonly FailureKind[]
}

export type Seen = {
  readonly question: Question
  readonly trial: Run
  readonly reach: Reach
  /** The intended tests of the trial, by the ids they had in the control. */
  readonly tests: readonly TestFact[]
  readonly failures: readonly FailedTest[]
  /** Errors of the module and of the suites around the intended tests, which no control had. */
  readonly around: readonly FailedTest[]
  /** Errors no test caught, which no control had. */
  readonly outside: readonly FailedTest[]
}

export function look(question: Question, trial: Run): Seen {
  const { proof, intended } = question
  const ids = new Set(intended.map(({ id }) => id))
  const controls = [proof.control, ...proof.laterControls]
  const tests = trial.tests.filter(({ id }) => ids.has(id))
  const looked = {
    question,
    trial,
    tests,
    failures: tests.flatMap(failuresOf),
    around: newSuiteErrors(trial, controls, intended).map(failureOfSuite),
    outside: newUnhandled(trial, controls).map(failureOutside),
  }
  return { ...looked, reach: reachOf(proof, trial, isGreen(looked)) }
}

/** Every intended test passed at its first try, and nothing went wrong around them. */
export function isGreen({ question, trial, tests, around, outside }: Omit<Seen, 'reach'>): boolean {
  const green = tests.filter(({ state, isRetried }) => state === 'passed' && !isRetried)
  return (
    trial.end.kind === 'finished' && green.length === question.intended.length && around.length + outside.length === 0
  )
}

/** Tests that passed in the control and failed in the trial although the guard does not name them, in the order of the file. */
export function alsoNoticedBy({ question, trial, reach }: Seen): Judgement['alsoNoticedBy'] {
  const { control } = question.proof
  const passed = new Set(control.tests.filter(({ state }) => state === 'passed').map(({ id }) => id))
  for (const { id } of question.intended) passed.delete(id)
  if (!reach.wasLoaded) return []
  return trial.tests.filter(({ id, state }) => state === 'failed' && passed.has(id)).map(({ titlePath }) => titlePath)
}

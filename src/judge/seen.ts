/** A trial held against its controls: what is new in it, and how far the reverted code got. */

import type { Run, TestFact } from '../model/run.ts'
import type { FailedTest, FailureKind, Judgement, Proof } from '../model/verdict.ts'
import { counterparts } from './counterparts.ts'
import { failureOfSuite, failureOutside, failuresOf } from './failures.ts'
import { intendedIn } from './intended.ts'
import { newIgnored, newSuiteErrors, newUnhandled } from './news.ts'
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
  /** The intended tests as they were in the trial; those that are not there are missing. */
  readonly tests: readonly TestFact[]
  readonly failures: readonly FailedTest[]
  /** Errors of the module and of the suites around the intended tests, which no control had. */
  readonly around: readonly FailedTest[]
  /** Errors no test caught, which no control had. */
  readonly outside: readonly FailedTest[]
  /** Errors of types that the configuration ignores, which no control had. */
  readonly ignored: readonly FailedTest[]
}

export function look(question: Question, trial: Run): Seen {
  const { proof, intended } = question
  const controls = [proof.control, ...proof.laterControls]
  const known = counterparts(proof.control.tests, trial.tests)
  const tests = intended.flatMap(({ id }) => known.get(id) ?? [])
  const looked = {
    question,
    trial,
    tests,
    failures: tests.flatMap(failuresOf),
    around: newSuiteErrors(trial, controls, intended).map(failureOfSuite),
    outside: newUnhandled(trial, controls).map(failureOutside),
    ignored: newIgnored(trial, controls).map(failureOutside),
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

/**
 * Tests that passed in the control and failed in the trial although the guard names them nowhere, in the order of the
 * file. What another `test:` of the guard names has a proof of its own.
 */
export function alsoNoticedBy({ question, trial, reach }: Seen): Judgement['alsoNoticedBy'] {
  if (!reach.wasLoaded) return []
  const { control } = question.proof
  const known = counterparts(control.tests, trial.tests)
  const named = namedIn(question)
  return control.tests
    .filter(({ id, state }) => state === 'passed' && !named.has(id))
    .flatMap(({ id }) => known.get(id) ?? [])
    .filter(({ state }) => state === 'failed')
    .map(({ titlePath }) => titlePath)
}

/** The ids of what any `test:` of the guard names in this file. */
function namedIn({ proof: { guard, test, control }, intended }: Question): ReadonlySet<string> {
  // @teeth what-a-guard-names-is-named: a test that another `test:` of the guard names is not called one that it does not name
  //   test: test/unit/judge/judge.test.ts > toothless
  //   was: const others: typeof guard.tests = []
  const others = guard.tests.filter(({ file }) => file === test.file)
  return new Set([...intended, ...others.flatMap((other) => intendedIn(other, control.tests))].map(({ id }) => id))
}

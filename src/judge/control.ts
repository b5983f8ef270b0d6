/** What the controls of a proof show: green, or why a trial can prove nothing. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { Run, TestFact } from '../model/run.ts'
import type { FailedTest, Judgement, Proof } from '../model/verdict.ts'
import { closest } from './closest.ts'
import { failureOfSuite, failureOutside, failuresOf } from './failures.ts'
import { intendedIn, nearestTitle } from './intended.ts'
import { concerning } from './news.ts'

/** A verdict without what only a trial can show. */
export type Finding = Pick<Judgement, 'verdict' | 'reason' | 'closest'>

export type Controls =
  /** `intended`: the tests that a trial has to turn red, as they passed in every control. */
  | { readonly kind: 'green'; readonly intended: readonly TestFact[] }
  | { readonly kind: 'not-green'; readonly finding: Finding }

type Seen = {
  readonly guard: Guard
  readonly test: IntendedTest
  readonly control: Run
  readonly intended: readonly TestFact[]
}

/** In this order: what keeps a control from being evidence, the most fundamental first. */
const DECISIONS: readonly ((seen: Seen) => Finding | undefined)[] = [
  hitTheDeadline,
  died,
  // @teeth a-red-control-proves-nothing: when in the control an intended test fails
  //   test: test/unit/judge/no-evidence.test.ts > red-already
  //   revert: remove
  isRed,
  isNotInFile,
  hasNoTest,
  // @teeth a-retried-control-is-flaky: the intended test passed only in a retry of the control
  //   test: test/unit/judge/no-evidence.test.ts > flaky
  //   revert: remove
  passedInRetry,
  // @teeth a-skipped-test-is-unobserved: the intended test is skipped in the control
  //   test: test/unit/judge/no-evidence.test.ts > unobserved
  //   revert: remove
  wasNotObserved,
]

/** All controls of a proof as one; two that differ are evidence of nothing. */
export function judgeControls({ guard, test, control, laterControls }: Proof): Controls {
  const states = [control, ...laterControls].map((run) => stateOf(guard, test, run))
  const [first, ...later] = states
  if (!first || later.some((state) => digest(state) !== digest(first))) {
    return {
      kind: 'not-green',
      finding: { verdict: 'flaky', reason: { kind: 'controls-disagree' }, ...quoted(states) },
    }
  }
  return first
}

function stateOf(guard: Guard, test: IntendedTest, control: Run): Controls {
  const seen: Seen = { guard, test, control, intended: intendedIn(test, control.tests) }
  for (const decide of DECISIONS) {
    const finding = decide(seen)
    if (finding) return { kind: 'not-green', finding }
  }
  return { kind: 'green', intended: seen.intended.filter(({ state }) => state === 'passed') }
}

/** What has to be the same in two controls: the verdict, and which tests passed. */
function digest(state: Controls): string {
  return state.kind === 'green'
    ? JSON.stringify(state.intended.map(({ id }) => id).toSorted())
    : JSON.stringify(state.finding.verdict)
}

/** The failure of the control that was red, if one was. */
function quoted(states: readonly Controls[]): Pick<Finding, 'closest'> {
  const failures = states.flatMap((state) => (state.kind === 'not-green' && state.finding.closest) || [])
  return failures[0] ? { closest: failures[0] } : {}
}

function hitTheDeadline({ control: { end } }: Seen): Finding | undefined {
  if (end.kind !== 'timed-out') return undefined
  return { verdict: 'timed-out', reason: { kind: 'hit-the-deadline', when: 'control', deadlineMs: end.deadlineMs } }
}

function died({ control: { end } }: Seen): Finding | undefined {
  return end.kind === 'crashed' ? { verdict: 'red-already', reason: { kind: 'control-is-red' } } : undefined
}

/** Before the titles are looked for: a module that does not load has no tests to find. */
function isRed({ guard, control, intended }: Seen): Finding | undefined {
  const failures: readonly FailedTest[] = [
    ...intended.flatMap(failuresOf),
    ...concerning(control.suiteErrors, intended).map(failureOfSuite),
    ...control.unhandled.map(failureOutside),
  ]
  const quote = closest(failures, guard)
  return quote && { verdict: 'red-already', reason: { kind: 'control-is-red' }, closest: quote }
}

function isNotInFile({ test: { title }, control, intended }: Seen): Finding | undefined {
  if (title === undefined || intended.length > 0) return undefined
  const nearest = nearestTitle(title, control.tests)
  return { verdict: 'stale', reason: { kind: 'test-not-in-file', ...(nearest !== undefined && { nearest }) } }
}

function hasNoTest({ intended }: Seen): Finding | undefined {
  return intended.length === 0 ? { verdict: 'unobserved', reason: { kind: 'no-test-ran' } } : undefined
}

function passedInRetry({ intended }: Seen): Finding | undefined {
  if (!intended.some(({ isRetried }) => isRetried)) return undefined
  return { verdict: 'flaky', reason: { kind: 'passed-in-a-retry', when: 'control' } }
}

/** One of several that ran is enough: a file may hold a skipped test beside the ones that count. */
function wasNotObserved({ intended }: Seen): Finding | undefined {
  if (intended.some(({ state }) => state === 'passed')) return undefined
  const state = (['skipped', 'todo', 'pending'] as const).find((state) => intended.some((test) => test.state === state))
  return { verdict: 'unobserved', reason: { kind: 'test-skipped', state: state ?? 'skipped', when: 'control' } }
}

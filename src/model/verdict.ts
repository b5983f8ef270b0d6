/** What a proof shows: the closed list of verdicts and of the reasons behind each. */

import type { Guard, IntendedTest } from './guard.ts'
import type { StaleReason } from './revert.ts'
import type { ErrorFact, Run } from './run.ts'

/** Source: DESIGN section 4. Only `bites` passes. */
export const VERDICTS = [
  'bites',
  'toothless',
  'unreached',
  'unnamed',
  'incidental',
  'stale',
  'red-already',
  'unobserved',
  'timed-out',
  'flaky',
  'unmeasured',
] as const

export type Verdict = (typeof VERDICTS)[number]

/** A control run and a trial run, both measured, of one intended test of a guard. */
export type Proof = {
  readonly guard: Guard
  readonly test: IntendedTest
  readonly control: Run
  /** At least one; more when repeated or confirmed. */
  readonly trials: readonly Run[]
  /** Further controls of the same test file, when they were run. */
  readonly laterControls: readonly Run[]
  /** The sites (index in `Guard.sites`) a probe was put at. */
  readonly probed: readonly number[]
}

/** A verdict with its reason and what was seen. */
export type Judgement = {
  readonly verdict: Verdict
  readonly reason: Reason
  /** The failing test closest to what was promised, when one failed. */
  readonly closest?: FailedTest
  /** Tests of the file that noticed although the guard does not name them. Title paths. */
  readonly alsoNoticedBy: readonly (readonly string[])[]
}

/** A failing test and the one of its errors that speaks best. */
export type FailedTest = {
  readonly titlePath: readonly string[]
  readonly error: ErrorFact
  readonly kind: FailureKind
  readonly line?: number
}

/** What kind of failure an error is, told from its whole shape. */
export type FailureKind =
  | 'assertion'
  | 'snapshot'
  | 'throw'
  | 'timeout'
  | 'types'
  | 'reference'
  | 'syntax'
  | 'hook'
  | 'fixture'
  | 'premise'
  | 'load'
  | 'unhandled'
  | 'exit'

/** Why the verdict is what it is; `errors/` has a text for each. */
export type Reason =
  | { readonly kind: 'named-failure' }
  | { readonly kind: 'stayed-green' }
  | { readonly kind: 'never-served'; readonly file: string }
  | { readonly kind: 'never-loaded'; readonly file: string }
  | { readonly kind: 'never-executed'; readonly file: string; readonly site: number }
  | { readonly kind: 'does-not-name'; readonly wanted: readonly string[] }
  | { readonly kind: 'kind-does-not-count'; readonly found: FailureKind; readonly counted: readonly FailureKind[] }
  | { readonly kind: 'premise-broken'; readonly claim: string }
  | { readonly kind: 'module-did-not-load' }
  | { readonly kind: 'hook-failed' }
  | { readonly kind: 'unhandled-error' }
  /** In `file`, outside of the intended tests. */
  | { readonly kind: 'types-fail-elsewhere'; readonly file: string }
  | { readonly kind: 'worker-died'; readonly detail: string }
  | { readonly kind: 'left-the-machine'; readonly addresses: readonly string[] }
  | { readonly kind: 'revert-is-stale'; readonly reason: StaleReason; readonly detail: string; readonly site: number }
  | { readonly kind: 'test-not-in-file'; readonly nearest?: string }
  | { readonly kind: 'control-is-red' }
  | {
      readonly kind: 'test-skipped'
      readonly state: 'skipped' | 'todo' | 'pending'
      readonly when: 'control' | 'trial'
      /** Of a test that stayed green: the titles of one beside it, which alone names the behaviour, and of one that ran. */
      readonly named?: { readonly title: string; readonly beside: string }
    }
  | { readonly kind: 'no-test-ran' }
  | { readonly kind: 'hit-the-deadline'; readonly when: 'control' | 'trial'; readonly deadlineMs: number }
  | { readonly kind: 'controls-disagree' }
  /** An intended test failed and passed when it was tried again (`retry`): no evidence either way. */
  | { readonly kind: 'passed-in-a-retry'; readonly when: 'control' | 'trial' }
  | { readonly kind: 'trials-disagree'; readonly seen: readonly Verdict[] }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'runner-failed'; readonly detail: string }
  | {
      readonly kind: 'prepare-failed'
      readonly command: string
      readonly how: string
      readonly output: string
      readonly when: 'control' | 'trial'
    }
  | { readonly kind: 'not-written'; readonly file: string; readonly detail: string; readonly wayOut: string }
  | { readonly kind: 'cannot-run-here'; readonly detail: string; readonly wayOut?: string }

export type ReasonKind = Reason['kind']

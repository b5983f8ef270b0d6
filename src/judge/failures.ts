/** The failures of a test: one for each error it ended with, inner errors included. */

import type { ErrorFact, SuiteError, TestFact } from '../model/run.ts'
import type { FailedTest } from '../model/verdict.ts'
import { kindOf } from './kinds.ts'

/** What a failed test without an error counts as: it failed, and nothing is known of why. */
const NO_ERROR: ErrorFact = { message: '', keys: [], inner: [], phase: 'unknown' }

/** Empty unless the test failed; never empty when it did. */
export function failuresOf(test: TestFact): readonly FailedTest[] {
  // @teeth a-passed-test-has-no-failures: errors of a test that passed in the end are no failures
  //   test: test/unit/judge/kinds.test.ts
  //   revert: remove
  if (test.state !== 'failed') return []
  const errors = test.errors.length > 0 ? test.errors.flatMap(split) : [NO_ERROR]
  return errors.map((error) => ({ ...failure(test.titlePath, error), ...(test.line && { line: test.line }) }))
}

/** A suite's error as a failure, so that a report can quote it. The title path is the suite's, empty for the module. */
export function failureOfSuite({ titlePath, error }: SuiteError): FailedTest {
  return failure(titlePath, error)
}

/** An error that no test caught, as a failure without a title. */
export function failureOutside(error: ErrorFact): FailedTest {
  return failure([], { ...error, phase: error.phase === 'unknown' ? 'outside' : error.phase })
}

function failure(titlePath: readonly string[], error: ErrorFact): FailedTest {
  return { titlePath, error, kind: kindOf(error) }
}

/** From 4.1 on Vitest lists the errors inside an AggregateError one by one; before, they stay inside it. */
function split(error: ErrorFact): readonly ErrorFact[] {
  const inner = error.inner.map((part) => (part.phase === 'unknown' ? { ...part, phase: error.phase } : part))
  return [error, ...inner]
}

/** Counts what a check did, test by test and step by step, so that its closing line is true. */

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** How one step ended. `tests` is there when the step runs tests: what its report counted, or `missing` without one. */
export type StepEnd = { readonly isOk: boolean; readonly tests?: Tally | 'missing' }

/**
 * Sums the ends of all steps. A step that runs tests counts by its tests, any other as one.
 * A step that failed though no test of it did (a floor, an unhandled error), or that ran no test, counts as one failure.
 */
export function tally(ends: readonly StepEnd[]): Tally {
  return ends.map(ofStep).reduce(plus, { passed: 0, failed: 0, skipped: 0 })
}

/** The line that a check ends with. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function ofStep({ isOk, tests }: StepEnd): Tally {
  if (tests === undefined) return isOk ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  // @teeth no-test-is-a-failure: a test run without a single test is a failure
  //   test: test/unit/scripts/tally.test.ts
  //   revert: condition false
  if (tests === 'missing' || tests.passed + tests.failed === 0) return { passed: 0, failed: 1, skipped: 0 }
  // @teeth green-tests-are-not-all: a test run that fails though all its tests passed counts as one failure
  //   test: test/unit/scripts/tally.test.ts
  //   revert: condition true
  return isOk || tests.failed > 0 ? tests : { ...tests, failed: 1 }
}

function plus(left: Tally, right: Tally): Tally {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  }
}

/** Which errors outside the tests a trial brought along that its controls did not have. */

import type { ErrorFact, Run, SuiteError, TestFact } from '../model/run.ts'

/** Suite and module errors of the trial that concern the tests and that no control had. */
export function newSuiteErrors(
  trial: Run,
  controls: readonly Run[],
  tests: readonly TestFact[],
): readonly SuiteError[] {
  const known = new Set(controls.flatMap((control) => control.suiteErrors.map(printOfSuite)))
  return concerning(trial.suiteErrors, tests).filter((error) => !known.has(printOfSuite(error)))
}

/** Unhandled errors of the trial that no control had. */
export function newUnhandled(trial: Run, controls: readonly Run[]): readonly ErrorFact[] {
  return newIn(trial, controls, ({ unhandled }) => unhandled)
}

/** Errors of types that the configuration ignores, and that no control had. */
export function newIgnored(trial: Run, controls: readonly Run[]): readonly ErrorFact[] {
  return newIn(trial, controls, ({ ignored = [] }) => ignored)
}

function newIn(
  trial: Run,
  controls: readonly Run[],
  errorsOf: (run: Run) => readonly ErrorFact[],
): readonly ErrorFact[] {
  const known = new Set(controls.flatMap(errorsOf).map(printOf))
  return errorsOf(trial).filter((error) => !known.has(printOf(error)))
}

/**
 * The errors of the module and of the suites around the tests. That snapshots are obsolete is bookkeeping of a run
 * that may not update them: it says nothing about a test, and the user's own run does not fail for it.
 */
export function concerning(errors: readonly SuiteError[], tests: readonly TestFact[]): readonly SuiteError[] {
  return errors.filter(
    ({ titlePath, error }) =>
      // @teeth obsolete-snapshots-are-bookkeeping: although snapshots of the file are obsolete
      //   test: test/unit/judge/judge.test.ts > bites
      //   was: true
      !error.message.startsWith('Obsolete snapshots found') &&
      (titlePath.length === 0 || tests.some(isWithin(titlePath))),
  )
}

function isWithin(suite: readonly string[]): (test: TestFact) => boolean {
  return ({ titlePath }) => suite.length < titlePath.length && suite.every((title, index) => title === titlePath[index])
}

function printOfSuite({ titlePath, error }: SuiteError): string {
  return JSON.stringify([titlePath, printOf(error)])
}

/**
 * Numbers left out: times, ports and process ids differ between two runs of the same thing. An error of types is told
 * by its file too, and not by its line, which a revert moves.
 */
function printOf({ name, message, place }: ErrorFact): string {
  // @teeth the-same-words-elsewhere-are-new: the same error of types in another file is new
  //   test: test/unit/judge/types.test.ts
  //   was: return JSON.stringify([name, message.replace(/\d+/g, '0')])
  return JSON.stringify([name, message.replace(/\d+/g, '0'), place?.file])
}

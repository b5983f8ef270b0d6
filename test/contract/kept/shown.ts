/** What of a run two workers have to agree on: everything but times and the worker itself. */

import type { ErrorFact, Run, TestFact } from '../../../src/model/run.ts'

const OWN = {
  scenario: undefined,
  worker: undefined,
  workerId: undefined,
  workerEnded: undefined,
  leftOver: undefined,
  durationMs: undefined,
}

export function shown(run: Run): object {
  const overlays = run.overlays.map((overlay) => ({ ...overlay, served: undefined }))
  return { ...run, ...OWN, tests: run.tests.map(shownTest), overlays }
}

function shownTest(test: TestFact): object {
  return { ...test, durationMs: undefined, errors: test.errors.map(shownError) }
}

/** Which frames of Node and of Vitest stand in a stack is a matter of the moment. */
function shownError({ stack, cause, inner, ...error }: ErrorFact): object {
  return {
    ...error,
    stack: stack
      ?.split('\n')
      .filter((line) => !/^\s+at .*(?:node_modules|node:|teeth-\w+\/places\/|src\/world\/lane)/.test(line)),
    cause: cause && shownError(cause),
    inner: inner.map(shownError),
  }
}

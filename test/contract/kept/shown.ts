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

/** Frames of Vitest itself depend on how it was entered. */
function shownError({ stack, ...error }: ErrorFact): object {
  return { ...error, stack: stack?.split('\n').filter((line) => !line.includes('node_modules')) }
}

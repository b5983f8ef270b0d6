/** What of a run two workers have to agree on: everything but times and the worker itself. */

import type { ErrorFact, Run, TestFact } from '../../../src/model/run.ts'

export function shown(run: Run): object {
  const { scenario, worker, workerId, workerEnded, leftOver, durationMs, tests, overlays, ...facts } = run
  return { ...facts, tests: tests.map(shownTest), overlays: overlays.map(({ served, ...overlay }) => overlay) }
}

function shownTest({ durationMs, ...test }: TestFact): object {
  return { ...test, errors: test.errors.map(shownError) }
}

/** Frames of Vitest itself depend on how it was entered. */
function shownError({ stack, ...error }: ErrorFact): object {
  return { ...error, stack: stack?.split('\n').filter((line) => !line.includes('node_modules')) }
}

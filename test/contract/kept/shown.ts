/** What of a run two workers have to agree on: which tests there were, how each ended, and what went wrong beside them. */

import type { Run } from '../../../src/model/run.ts'

export function shown({ end, tests, suiteErrors, unhandled, overlays }: Run): object {
  return {
    end: end.kind,
    tests: tests.map(({ id, titlePath, state, errors }) => ({
      id,
      titlePath,
      state,
      errors: errors.map(({ message }) => message),
    })),
    suiteErrors: suiteErrors.map(({ error }) => error.message),
    unhandled: unhandled.map(({ message }) => message),
    loaded: overlays.map(({ file, wasLoaded, reached }) => ({ file, wasLoaded, reached })),
  }
}

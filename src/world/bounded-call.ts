/** A call of the user's own code that comes back, whatever the code does. */

import { runInNewContext } from 'node:vm'

/** What a function of `mutants/` does takes milliseconds. */
const LONGEST_MS = 10_000

/** Throws what `run` throws, and an error when it has not ended after `longestMs`. Signals are heard afterwards. */
export function boundedCall(run: () => unknown, longestMs = LONGEST_MS): unknown {
  // @teeth a-loop-of-the-user-ends: a function that loops is ended
  //   test: test/native/world/bounded-call.test.ts
  //   was: return runInNewContext('run()', { run })
  return runInNewContext('run()', { run }, { timeout: longestMs })
}

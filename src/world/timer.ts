/** A signal that comes after some time. */

/** What timers of Node can count to, about 25 days: one that is set for longer would go off at once. */
const LONGEST_MS = 2 ** 31 - 1

/** `ms`: from 0 on, fractions and all. Keeps no process alive. */
export function timer(ms: number): AbortSignal {
  // @teeth a-time-of-any-length: a signal comes after a time of any length
  //   test: test/unit/world/timer.test.ts
  //   was: return AbortSignal.timeout(ms)
  return AbortSignal.timeout(Math.min(Math.ceil(ms), LONGEST_MS))
}

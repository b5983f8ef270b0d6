/** Whether a run was cut short under its tests, which neither `ok()` nor `state()` of a module tells. */

import type { Facts } from './facts.ts'
import type { TestModule } from './vitest-shape.ts'

/** The module, or one of its tests, never came to an end. */
export function isTornOff(module: TestModule, { tests }: Facts): boolean {
  const state = module.state()
  // @teeth an-unfinished-module-is-a-crash: a module that never ended is a crash
  //   test: test/unit/lane/facts.test.ts
  //   revert: remove
  if (state === 'pending' || state === 'queued') return true
  // @teeth an-unfinished-test-is-a-crash: a test that never ended is a crash
  //   test: test/unit/lane/facts.test.ts
  //   was: return false
  return tests.some((test) => test.state === 'pending')
}

/** The runner's own account: its error and what caused it. */
export function tornOffDetail({ unhandled }: Facts): string {
  const accounts = unhandled.flatMap(({ message, cause }) =>
    cause === undefined ? [message] : [message, cause.message],
  )
  return accounts.join('\n') || 'the worker ended before its tests did'
}

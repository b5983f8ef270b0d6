/** Whether a run was cut short under its tests, which neither `ok()` nor `state()` of a module tells. */

import type { Facts } from './facts.ts'
import type { TestModule } from './vitest-shape.ts'

/** The module, or one of its tests, never came to an end. */
export function isTornOff(module: TestModule, { tests }: Facts): boolean {
  const state = module.state()
  return state === 'pending' || state === 'queued' || tests.some((test) => test.state === 'pending')
}

/** The runner's own account: its error and what caused it. */
export function tornOffDetail({ unhandled }: Facts): string {
  const accounts = unhandled.flatMap(({ message, cause }) =>
    cause === undefined ? [message] : [message, cause.message],
  )
  return accounts.join('\n') || 'the worker ended before its tests did'
}

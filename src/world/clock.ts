/** The wall clock and the stop watch. */

import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../model/world.ts'

export const clock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  turn: () => setImmediate(),
}

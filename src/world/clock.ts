/** The wall clock and the stop watch. */

import type { Clock } from '../model/world.ts'

export const clock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
}

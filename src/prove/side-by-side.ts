/** Lanes side by side, and then one of them alone. */

import type { Lane } from '../model/world.ts'

/** What runs in a lane, and whether it counts on being alone. */
type Due = { readonly isSerial: boolean }

/**
 * Hands every lane the queue that all of them take from. What counts on being alone waits until everything else is done,
 * and then has the first lane to itself.
 */
export async function sideBySide<One extends Due>(
  lanes: readonly Promise<Lane>[],
  due: readonly One[],
  empty: (queue: One[], lane: Promise<Lane>) => Promise<void>,
): Promise<void> {
  const [together, alone] = [due.filter((one) => !one.isSerial), due.filter((one) => one.isSerial)]
  await Promise.all(lanes.map((lane) => empty(together, lane)))
  // @teeth serial-layers-wait: a serial layer waits for all others and keeps to one lane
  //   test: test/unit/prove/work.test.ts
  //   was:  await Promise.all(lanes.map((lane) => empty(alone, lane)))
  await Promise.all(lanes.slice(0, 1).map((lane) => empty(alone, lane)))
}

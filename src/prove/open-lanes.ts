/** Lanes as they are needed. */

import type { Lane } from '../model/world.ts'

/** At least one lane, and as many as are asked for; those that are missing are opened, and added to `lanes`. */
export function openLanes(lanes: Promise<Lane>[], open: () => Promise<Lane>) {
  return (count: number): readonly Promise<Lane>[] => {
    const most = Math.max(1, count)
    while (lanes.length < most) lanes.push(open())
    return lanes.slice(0, most)
  }
}

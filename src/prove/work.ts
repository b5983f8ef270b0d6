/** Lanes side by side: each takes the next batch until none is left, and what they measured is handed on as it comes. */

import type { Lane } from '../model/world.ts'
import { type Measured, measure } from './measure.ts'
import type { Batch } from './plan.ts'
import type { Bench } from './runs.ts'

/** What the lanes ask before each batch and tell after each unit. */
export type Foreman = {
  /** False once nothing more is to be started: interrupted, or enough guards have failed. */
  readonly goesOn: () => boolean
  readonly onMeasured: (measured: Measured) => void
}

/** Empties the queue with all lanes. Lanes may still be opening; the first ones ready begin. */
export async function work(
  lanes: readonly Promise<Lane>[],
  batches: readonly Batch[],
  { bench, foreman }: { readonly bench: Bench; readonly foreman: Foreman },
): Promise<void> {
  const queue = [...batches]
  await Promise.all(
    lanes.map(async (opening) => {
      const lane = await opening
      for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
        if (!foreman.goesOn()) return
        for await (const measured of measure(lane, batch, bench)) {
          foreman.onMeasured(measured)
          if (!foreman.goesOn()) return
        }
      }
    }),
  )
}

/** Lanes side by side: each takes the next batch until none is left, and what they measured is handed on as it comes. */

import type { Lane } from '../model/world.ts'
import { type Measured, measure } from './measure.ts'
import { measureOnDisk } from './measure-on-disk.ts'
import type { Batch } from './plan.ts'
import type { Bench } from './runs.ts'
import { sideBySide } from './side-by-side.ts'

/** What the lanes ask before each batch and tell after each unit. */
export type Foreman = {
  /** False once nothing more is to be started: interrupted, or enough guards have failed. */
  readonly goesOn: () => boolean
  readonly onMeasured: (measured: Measured) => void
}

type WorkTerms = { readonly bench: Bench; readonly foreman: Foreman }

/** Measures all batches. Lanes may still be opening; the first ones ready begin. */
export async function work(
  lanes: readonly Promise<Lane>[],
  batches: readonly Batch[],
  terms: WorkTerms,
): Promise<void> {
  await sideBySide(lanes, batches, (queue, lane) => empty(queue, lane, terms))
}

/** `queue` is shared by the lanes that empty it. */
async function empty(queue: Batch[], opening: Promise<Lane>, { bench, foreman }: WorkTerms): Promise<void> {
  const lane = await opening.catch((error: unknown) => {
    // @teeth a-lane-too-late: a lane that does not open any more when nothing is to be started stops nobody
    //   test: test/unit/prove/work.test.ts
    //   revert: condition true
    if (foreman.goesOn()) throw error
  })
  if (lane === undefined) return
  const measureOne = bench.isOnDisk ? measureOnDisk : measure
  for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
    if (!foreman.goesOn()) return
    for await (const measured of measureOne(lane, batch, bench)) {
      foreman.onMeasured(measured)
      if (!foreman.goesOn()) return
    }
  }
}

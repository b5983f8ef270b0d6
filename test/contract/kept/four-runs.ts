/** Control, trial, trial, control of one test file in a lane, all in the same kind of worker. */

import type { Overlay, Run, WorkerWish } from '../../../src/model/run.ts'
import { overlayOf, type TestLane } from '../../support/lane-of.ts'

export async function fourRuns(lane: TestLane, file: string, worker: WorkerWish): Promise<readonly Run[]> {
  const runs: Run[] = []
  for (const overlays of [[], priceOf(lane), priceOf(lane), []]) runs.push(await lane.run({ file, worker, overlays }))
  return runs
}

/** The till without its check. */
export function priceOf({ root }: TestLane): readonly Overlay[] {
  const now = "if (price < 0) throw new Error('a price is never negative')"
  return [overlayOf(root, { file: 'src/till.ts', now, was: '', probed: '__teeth_hit__(0)' })]
}

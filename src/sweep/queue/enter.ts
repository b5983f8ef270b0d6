/** Makes a queue the place of a sweep: alone in it, with what it left there when it was broken off. */

import type { SweepState } from '../../model/sweep.ts'
import type { SweepQueue } from '../../model/sweep-queue.ts'
import { busy } from './refused.ts'
import { stateDifferences } from './state-differences.ts'

/** Throws TeethError `queue-busy` while another sweep waits for its results there. */
export async function enter(queue: SweepQueue, state: SweepState): Promise<void> {
  if (!(await queue.attend())) throw busy(queue.address)
  const notice = await queue.notice()
  const isOther = notice !== undefined && stateDifferences({ tool: queue.tool, state }, notice).length > 0
  // @teeth a-new-state-starts-anew: what was left by a sweep of another state is taken away
  //   test: test/unit/sweep/queue/enter.test.ts
  //   revert: condition false
  if (isOther) await queue.clear()
  await queue.announce(state)
}

/** Has mutants confirmed by whoever works for the queue, and collects what they found. */

import type { MutantResult, SweepBatch, SweepJournal, SweepState } from '../../model/sweep.ts'
import type { SweepQueue } from '../../model/sweep-queue.ts'
import type { SweepEvent } from '../sweep-request.ts'
import { accept, outstanding } from './accept.ts'
import { enter } from './enter.ts'

export type QueueWorld = {
  readonly queue: SweepQueue
  readonly journal: SweepJournal
  readonly interruption: AbortSignal
}

export type QueueWork = {
  readonly state: SweepState
  /** Of all mutants, so that a sweep that was broken off finds its own again. */
  readonly batches: readonly SweepBatch[]
  /** Ids of mutants that have a result. */
  readonly known: ReadonlySet<string>
  readonly onEvent: (event: SweepEvent) => void
}

/** When it is interrupted, the queue stays as it is: the next sweep of the same state goes on with it. */
export async function confirmInQueue(world: QueueWorld, work: QueueWork): Promise<readonly MutantResult[]> {
  const { queue, journal, interruption } = world
  const { state, known, onEvent } = work
  const due = outstanding(work.batches, known)
  await enter(queue, state)
  await queue.put(due)
  const results: MutantResult[] = []
  let open = due
  while (open.length > 0 && !interruption.aborted) {
    const { ended, missing, atWork } = await queue.look(open.map(({ id }) => id))
    const found = accept(ended, open, known)
    if (found.length > 0) await journal.add(state, found)
    results.push(...found)
    open = open.filter(({ id }) => ended.every(({ batch }) => batch !== id))
    onEvent({ kind: 'queued', done: due.length - open.length, of: due.length, atWork })
    // @teeth what-a-queue-lost-is-put-again: a batch that is not in the queue any more is put there again
    //   test: test/unit/sweep/queue/confirm-in-queue.test.ts
    //   revert: remove
    await queue.put(open.filter(({ id }) => missing.includes(id)))
  }
  // @teeth an-interruption-leaves-the-queue: a sweep that was broken off leaves its batches and their results
  //   test: test/unit/sweep/queue/confirm-in-queue.test.ts
  //   revert: condition true
  if (open.length === 0) await queue.clear()
  return results
}

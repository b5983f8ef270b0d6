/** The story of `teeth worker`: takes batches of mutants from a queue, tries them in own lanes, and sends what it found. */

import { assertNever } from '../../model/assert-never.ts'
import type { SweepQueue, SweepTerms, TakenBatch } from '../../model/sweep-queue.ts'
import { inNewLanes, type Prepare } from '../in-new-lanes.ts'
import type { SweepEvent, SweepRequest, SweepWorld } from '../sweep-request.ts'
import { sweepState } from '../sweep-state.ts'
import { changedMeanwhile, refused } from './refused.ts'
import { stateDifferences } from './state-differences.ts'
import { type Summons, summons } from './summons.ts'

export type WorkWorld = Omit<SweepWorld, 'changes' | 'journal' | 'queue' | 'timer'>

export type WorkTerms = {
  readonly queue: SweepQueue
  readonly onEvent: (event: SweepEvent) => void
}

/** What a worker did until its end. */
export type Worked = {
  readonly why: 'over' | 'alone' | 'interrupted'
  readonly batches: number
  readonly mutants: number
  /** Batches that were taken over before they were done. */
  readonly lost: number
}

type Shift = WorkTerms & {
  readonly world: WorkWorld
  readonly request: SweepRequest
  readonly own: SweepTerms
  readonly tally: Tally
}

/** The one thing here that changes. */
type Tally = {
  batches: number
  mutants: number
  lost: number
  wasThere: boolean
  /** When somebody last waited for a result, or a batch came. */
  companyAt: number
  /** Mutants of the batch at hand. */
  atHand: number
  readonly tried: Set<string>
}

/** Throws TeethError `queue-of-another-state` when the sweep there, or from now on the own tree, is another. */
export async function work(world: WorkWorld, request: SweepRequest, terms: WorkTerms): Promise<Worked> {
  const { queue, onEvent } = terms
  const own = { tool: queue.tool, state: await sweepState(world, request) }
  const companyAt = world.clock.elapsed()
  const tally = { batches: 0, mutants: 0, lost: 0, wasThere: false, companyAt, atHand: 0, tried: new Set<string>() }
  const shift = { ...terms, world, request, own, tally }
  const first = await summoned(shift)
  if (first.kind === 'refused') throw refused(queue.address, own, first.by)
  onEvent({ kind: 'serving', batches: 0 })
  const progress = { onEvent, of: () => tally.atHand, tried: tally.tried }
  const why = await inNewLanes(world, request, { ...progress, use: (prepare) => untilTheEnd(shift, prepare) })
  return { why, batches: tally.batches, mutants: tally.mutants, lost: tally.lost }
}

async function untilTheEnd(shift: Shift, prepare: Prepare): Promise<Worked['why']> {
  const { world, queue, own } = shift
  while (!world.interruption.aborted) {
    const next = await summoned(shift)
    switch (next.kind) {
      case 'over':
      case 'alone':
        return next.kind
      case 'refused':
        throw refused(queue.address, own, next.by)
      case 'wait':
        await queue.rest()
        break
      case 'work':
        await takeOne(shift, prepare)
        break
      default:
        return assertNever(next)
    }
  }
  return 'interrupted'
}

async function summoned({ world, queue, own, tally }: Shift): Promise<Summons> {
  const notice = await queue.notice()
  const now = world.clock.elapsed()
  if (notice?.isAttended === true) tally.companyAt = now
  return summons(notice, own, { wasThere: tally.wasThere, aloneMs: now - tally.companyAt })
}

async function takeOne({ queue, ...rest }: Shift, prepare: Prepare): Promise<void> {
  const { world, own, tally, onEvent } = rest
  tally.wasThere = true
  const taken = await queue.take()
  if (taken === undefined) return
  const { batch } = taken
  // @teeth a-batch-of-another-state-is-not-tried: a batch of another state is given back
  //   test: test/unit/sweep/queue/work.test.ts
  //   revert: condition false
  if (stateDifferences(own, { ...own, state: batch.state }).length > 0) return taken.giveBack()
  tally.atHand = batch.mutants.length
  tally.tried.clear()
  await tried(taken, { queue, ...rest }, prepare)
  tally.companyAt = world.clock.elapsed()
  onEvent({ kind: 'serving', batches: tally.batches })
}

async function tried(taken: TakenBatch, { world, request, own, tally }: Shift, prepare: Prepare): Promise<void> {
  const { mutants } = taken.batch
  const results = await (await prepare(mutants))(mutants)
  // @teeth an-interrupted-worker-gives-back: a batch that was broken off is given back, with no result of it
  //   test: test/unit/sweep/queue/work.test.ts
  //   revert: condition false
  if (world.interruption.aborted) return taken.giveBack()
  const now = { tool: own.tool, state: await sweepState(world, request) }
  // @teeth a-changed-tree-has-no-results: what was tried while the tree changed is given back
  //   test: test/unit/sweep/queue/work.test.ts
  //   revert: condition false
  if (stateDifferences(own, now).length > 0) {
    await taken.giveBack()
    throw changedMeanwhile(own, now)
  }
  const counts = await taken.finish(results)
  tally.batches += counts ? 1 : 0
  tally.lost += counts ? 0 : 1
  tally.mutants += counts ? results.length : 0
}

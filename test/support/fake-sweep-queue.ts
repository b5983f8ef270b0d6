/** A queue in memory, shared by as many machines as a test opens on it. */

import type { SweepBatch } from '../../src/model/sweep.ts'
import type { BatchEnd, SweepQueue, SweepTerms, TakenBatch } from '../../src/model/sweep-queue.ts'

export type FakeSweepQueue = {
  /** A machine of its own. One that does not renew is taken for silent as soon as another one looks. */
  open(wish?: { readonly renews?: boolean; readonly tool?: string }): SweepQueue
  /** Loses a batch, as a Redis does that starts anew with nothing. */
  lose(batch: string): void
  /** Ids of what was put, in order, each time that it was new. */
  readonly puts: string[]
}

/** Machines that may be lost over one batch, as the real one has it. */
const MOST_LOST = 4

type Kept = { readonly batch: SweepBatch; owner?: object; isSilent: boolean; lost: number; end?: BatchEnd }

export function fakeSweepQueue(): FakeSweepQueue {
  const kept = new Map<string, Kept>()
  const puts: string[] = []
  const room: { terms?: SweepTerms; attendant?: object } = {}
  return {
    puts,
    lose: (batch) => void kept.delete(batch),
    open: ({ renews = true, tool = '0.1.0' } = {}) => machine(kept, { puts, room, renews, tool }),
  }
}

type Shared = {
  readonly puts: string[]
  readonly room: { terms?: SweepTerms; attendant?: object }
  readonly renews: boolean
  readonly tool: string
}

function machine(kept: Map<string, Kept>, { puts, room, renews, tool }: Shared): SweepQueue {
  const self = {}
  return {
    tool,
    address: 'redis://fake#sweep',
    notice: async () => room.terms && { ...room.terms, isAttended: room.attendant !== undefined },
    attend: async () => (room.attendant ??= self) === self,
    announce: async (state) => void (room.terms = { tool, state }),
    put: async (batches) => {
      for (const batch of batches.filter(({ id }) => !kept.has(id))) {
        puts.push(batch.id)
        kept.set(batch.id, { batch, isSilent: false, lost: 0 })
      }
    },
    look: async (batches) => ({
      ended: batches.flatMap((id) => kept.get(id)?.end ?? []),
      missing: batches.filter((id) => !kept.has(id)),
      atWork: [...kept.values()].filter(({ owner, end }) => owner !== undefined && end === undefined).length,
    }),
    clear: async () => {
      kept.clear()
      delete room.terms
    },
    take: async () => {
      const next = nextIn(kept)
      if (next === undefined) return undefined
      const owner = {}
      Object.assign(next, { owner, isSilent: !renews })
      return taken(next, owner, kept)
    },
    rest: async () => undefined,
    close: async () => {
      if (room.attendant === self) delete room.attendant
    },
  }
}

function nextIn(kept: ReadonlyMap<string, Kept>): Kept | undefined {
  for (const one of kept.values()) {
    if (one.end !== undefined || (one.owner !== undefined && !one.isSilent)) continue
    one.lost += one.isSilent ? 1 : 0
    if (one.lost <= MOST_LOST) return one
    one.end = { kind: 'given-up', batch: one.batch.id, why: 'too many machines were lost while they tried its batch' }
  }
  return undefined
}

function taken(one: Kept, owner: object, kept: ReadonlyMap<string, Kept>): TakenBatch {
  const isOwn = () => one.owner === owner && one.end === undefined && kept.get(one.batch.id) === one
  return {
    batch: one.batch,
    finish: async (results) => {
      if (!isOwn()) return false
      one.end = { kind: 'found', batch: one.batch.id, results }
      return true
    },
    giveBack: async () => {
      if (!isOwn()) return
      delete one.owner
      one.isSilent = false
    },
  }
}

/** A sweep whose mutants other machines try. */

import { describe, expect, test } from 'vitest'
import type { ProgressEvent } from '../../../../src/model/request.ts'
import type { MutantResult, SweepBatch } from '../../../../src/model/sweep.ts'
import type { SweepQueue } from '../../../../src/model/sweep-queue.ts'
import { confirmInQueue } from '../../../../src/sweep/queue/confirm-in-queue.ts'
import { type FakeSweepQueue, fakeSweepQueue } from '../../../support/fake-sweep-queue.ts'

import { batch, resultsOf, STATE } from '../../../support/sweep-batches.ts'

/** More than any of these stories needs. */
const MOST_LOOKS = 100

const BATCHES = [batch('a', 'b'), batch('c'), batch('d')]

describe('a sweep in a queue', () => {
  test('has the results of all, in the journal too, and leaves nothing', async () => {
    const { results, journaled, queue, events } = await confirmed({ onLook: (shared) => workOff(shared) })
    expect(results.map(({ mutant }) => mutant).toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(journaled).toEqual(results)
    expect(await queue.notice()).toBeUndefined()
    expect(events.at(-1)).toEqual({ kind: 'queued', done: 3, of: 3, atWork: 0 })
  })

  test('puts only batches in which a mutant has no result', async () => {
    const { results, fake } = await confirmed({ onLook: (shared) => workOff(shared), known: ['a', 'c'] })
    expect(fake.puts).toEqual(['batch-of-a-b', 'batch-of-d'])
    expect(results.map(({ mutant }) => mutant).toSorted()).toEqual(['b', 'd'])
  })

  test('a batch that is not in the queue any more is put there again', async () => {
    const { fake, results } = await confirmed({
      onLook: async (shared, looks) => (looks === 1 ? shared.lose('batch-of-c') : workOff(shared)),
    })
    expect(fake.puts.filter((id) => id === 'batch-of-c')).toHaveLength(2)
    expect(results).toHaveLength(4)
  })

  test('a sweep that was broken off leaves its batches and their results', async () => {
    const controller = new AbortController()
    const first = await confirmed({
      signal: controller.signal,
      onLook: async (shared) => {
        await workOff(shared, 1)
        controller.abort('SIGINT')
      },
    })
    expect(first.results.map(({ mutant }) => mutant)).toEqual(['a', 'b'])
    await first.queue.close()
    const second = await confirmed({ fake: first.fake, onLook: (shared) => workOff(shared) })
    expect(second.fake.puts).toEqual(['batch-of-a-b', 'batch-of-c', 'batch-of-d'])
    expect(second.results).toHaveLength(4)
  })

  test('goes on when machines are lost over a batch', async () => {
    const { results } = await confirmed({
      onLook: async (shared) => void (await shared.open({ renews: false }).take()),
    })
    expect(results.map(({ verdict }) => verdict)).toEqual(['unmeasured', 'unmeasured', 'unmeasured', 'unmeasured'])
  })
})

type Story = {
  readonly fake?: FakeSweepQueue
  readonly known?: readonly string[]
  readonly signal?: AbortSignal
  /** What other machines do before each look. */
  readonly onLook: (fake: FakeSweepQueue, looks: number) => Promise<void> | void
}

async function confirmed({ fake = fakeSweepQueue(), known = [], signal, onLook }: Story) {
  const queue = fake.open()
  const events: ProgressEvent[] = []
  const journaled: MutantResult[] = []
  const journal = {
    read: async () => [],
    add: async (_: unknown, more: readonly MutantResult[]) => void journaled.push(...more),
    clear: async () => undefined,
  }
  const results = await confirmInQueue(
    { queue: watched(queue, fake, onLook), journal, interruption: signal ?? new AbortController().signal },
    { state: STATE, batches: BATCHES, known: new Set(known), onEvent: (event) => void events.push(event) },
  )
  return { results, journaled, queue, fake, events }
}

function watched(queue: SweepQueue, fake: FakeSweepQueue, onLook: Story['onLook']): SweepQueue {
  let looks = 0
  return {
    ...queue,
    look: async (batches) => {
      await onLook(fake, (looks += 1))
      if (looks > MOST_LOOKS) throw new Error('it would look for ever')
      return queue.look(batches)
    },
  }
}

/** Another machine does what is there, or some of it. */
async function workOff(fake: FakeSweepQueue, most = Infinity): Promise<void> {
  const machine = fake.open()
  for (let done = 0; done < most; done += 1) {
    const taken = await machine.take()
    if (taken === undefined) return
    await taken.finish(resultsOf(taken.batch satisfies SweepBatch))
  }
}

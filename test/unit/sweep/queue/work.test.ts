/** A worker: what it takes, what it sends, and what it gives back. */

import { describe, expect, test } from 'vitest'
import type { SweepQueue } from '../../../../src/model/sweep-queue.ts'
import { enter } from '../../../../src/sweep/queue/enter.ts'
import { MOST_ALONE } from '../../../../src/sweep/queue/summons.ts'
import { work } from '../../../../src/sweep/queue/work.ts'
import { sweep } from '../../../../src/sweep/sweep.ts'
import { sweepState } from '../../../../src/sweep/sweep-state.ts'
import { type FakeSweepQueue, fakeSweepQueue } from '../../../support/fake-sweep-queue.ts'
import { rejectedWith } from '../../../support/refused.ts'
import { batch, STATE } from '../../../support/sweep-batches.ts'
import {
  mutantsIn,
  SWEEP_REQUEST,
  type SharedWorld,
  type SweepStory,
  sweepWorld,
} from '../../../support/sweep-world.ts'

const COMPANY = { signature: { tool: '0.1.0', node: '24.0.0' }, onEvent: () => undefined }

describe('a sweep that workers share', () => {
  test('has the report that one machine gives', async () => {
    const alone = await sweep(sweepWorld({ mutants: 61 }), SWEEP_REQUEST, COMPANY)
    const { ledger, workers } = await shared({ mutants: 61 }, 2)
    expect(ledger).toEqual(alone)
    expect(alone.counts).toMatchObject({ killed: 21, survived: 40 })
    expect(workers.map(({ why }) => why)).toEqual(['over', 'over'])
    expect(workers.reduce((sum, { mutants }) => sum + mutants, 0)).toBe(61)
  })
})

describe('a worker', () => {
  test('a batch that was broken off is given back, with no result of it', async () => {
    const controller = new AbortController()
    const fake = await filled()
    const world = sweepWorld({
      mutants: 2,
      interruption: controller.signal,
      onTrial: async () => controller.abort('SIGINT'),
    })
    const worked = await work(world, SWEEP_REQUEST, { queue: fake.open(), onEvent: () => undefined })
    expect(worked).toMatchObject({ why: 'interrupted', batches: 0 })
    expect(await fake.open().look([FIRST])).toEqual({ ended: [], missing: [], atWork: 0 })
  })

  test('what was tried while the tree changed is given back, and the worker goes', async () => {
    let changed: readonly string[] = []
    const fake = await filled()
    const world = sweepWorld({
      mutants: 2,
      changed: () => changed,
      onTrial: async () => void (changed = ['src/steps.ts']),
    })
    const refusal = await rejectedWith(() => serve(world, once(fake.open())))
    expect(refusal.code).toBe('queue-of-another-state')
    expect(refusal.message).toContain('uncommitted changes')
    expect(await fake.open().look([FIRST])).toEqual({ ended: [], missing: [], atWork: 0 })
  })

  test('refuses a sweep of another state before it opens a lane', async () => {
    const fake = fakeSweepQueue()
    await enter(fake.open(), STATE)
    const world = { ...sweepWorld({ mutants: 2 }), runner: { version: '5.1.2', open: neverOpened } }
    expect((await rejectedWith(() => serve(world, fake.open()))).message).toContain('commit: `cccccccccccc` here')
  })

  test('a batch of another state is given back', async () => {
    const fake = fakeSweepQueue()
    const desk = fake.open()
    const world = sweepWorld({ mutants: 2 })
    await enter(desk, await sweepState(world, SWEEP_REQUEST))
    await desk.put([{ ...batch('a'), state: STATE }])
    const queue = fake.open()
    const leaving = {
      ...queue,
      take: async () => {
        const taken = await queue.take()
        await desk.clear()
        await desk.put([batch('a')])
        return taken && { ...taken, finish: async () => expect.unreachable('it was tried') }
      },
    }
    expect(await serve(world, leaving)).toMatchObject({ why: 'over', batches: 0 })
  })

  test('does not count a batch that was taken over', async () => {
    const fake = await filled()
    const world = sweepWorld({ mutants: 2, onTrial: async () => void (await overtake(fake)) })
    expect(await serve(world, fake.open({ renews: false }))).toMatchObject({ batches: 0, mutants: 0, lost: 1 })
  })

  test('leaves when nobody comes for long', async () => {
    let now = 0
    const clock = { now: () => new Date(0), elapsed: () => (now += MOST_ALONE / 2), turn: async () => undefined }
    expect(await serve({ ...sweepWorld({ mutants: 2 }), clock }, fakeSweepQueue().open())).toMatchObject({
      why: 'alone',
    })
  })
})

const FIRST = 'the-first'

function serve(world: SharedWorld, queue: SweepQueue) {
  return work(world, SWEEP_REQUEST, { queue, onEvent: () => undefined })
}

async function neverOpened(): Promise<never> {
  throw new Error('a lane was opened')
}

/** A queue with one batch of the two mutants that a world of two has, and nobody who waits for it. */
async function filled(): Promise<FakeSweepQueue> {
  const fake = fakeSweepQueue()
  const desk = fake.open()
  const world = sweepWorld({ mutants: 2 })
  const state = await sweepState(world, SWEEP_REQUEST)
  await enter(desk, state)
  await desk.put([{ id: FIRST, state, mutants: await mutantsIn(world) }])
  return fake
}

/** A queue that is empty after one batch. */
function once(queue: SweepQueue): SweepQueue {
  let taken = 0
  return {
    ...queue,
    take: async () => ((taken += 1) === 1 ? queue.take() : queue.clear().then(() => undefined)),
  }
}

/** Another machine does the batch, and the sweep ends. */
async function overtake(fake: FakeSweepQueue): Promise<void> {
  const machine = fake.open()
  const taken = await machine.take()
  await taken?.finish([])
  await machine.clear()
}

/** A sweep and its workers, all on one queue. */
async function shared(story: SweepStory, count: number) {
  const fake = fakeSweepQueue()
  const queue = fake.open()
  const sweeping = sweep({ ...sweepWorld(story), queue: patient(queue) }, SWEEP_REQUEST, COMPANY)
  const workers = Array.from({ length: count }, () => serve(sweepWorld(story), patient(fake.open())))
  return { ledger: await sweeping, workers: await Promise.all(workers) }
}

/** Lets the others have their turn where the real one waits a moment. */
function patient(queue: SweepQueue): SweepQueue {
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    ...queue,
    rest: turn,
    take: async () => {
      await turn()
      return queue.take()
    },
    look: async (batches) => {
      await turn()
      return queue.look(batches)
    },
  }
}

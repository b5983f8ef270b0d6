/** What every queue promises: the one in memory that tests use, and BullMQ with a real Redis. */

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { SweepQueue, TakenBatch } from '../../../src/model/sweep-queue.ts'
import { openSweepQueue } from '../../../src/world/sweep-queue.ts'
import { fakeSweepQueue } from '../../support/fake-sweep-queue.ts'
import { noRedis, type RedisServer, redisServer } from '../../support/redis-server.ts'
import { batch, result, resultsOf, STATE } from '../../support/sweep-batches.ts'

type Open = (wish?: { readonly renews?: boolean }) => Promise<SweepQueue>

const ROOT = new URL('../../..', import.meta.url).pathname
/** Nobody is taken for silent who is only slow. */
const PATIENT = { lockMs: 10_000, renewMs: 1_000, checkMs: 150, momentMs: 20 }
const SILENT = { ...PATIENT, lockMs: 400, renewMs: 2 ** 30 }

let server: RedisServer | undefined
let queues = 0
beforeAll(async () => {
  if (noRedis === undefined) server = await redisServer()
})
afterAll(() => server?.close())

/** Opens machines on a queue that no other test has. */
function inRedis(): Open {
  queues += 1
  const address = `${server?.url}#queue-${queues}`
  return async ({ renews = true } = {}) => {
    const patience = renews ? PATIENT : SILENT
    const queue = await openSweepQueue({ address, root: ROOT, adds: 'npm install -D', tool: '0.1.0', patience })
    onTestFinished(() => queue.close())
    return queue
  }
}

function inMemory(): Open {
  const fake = fakeSweepQueue()
  return async (wish) => fake.open(wish)
}

if (noRedis !== undefined) console.warn(`the queue is tested in memory only: ${noRedis}`)

const KINDS: readonly (readonly [name: string, make: () => Open, isSkipped: boolean])[] = [
  ['in memory', inMemory, false],
  ['in a Redis', inRedis, noRedis !== undefined],
]

describe.each(KINDS)('a queue %s', (_, make, isSkipped) => {
  describe.skipIf(isSkipped)('keeps its promises', () => {
    test('a batch is taken by one machine', async () => {
      const open = make()
      const [desk, one, other] = [await open(), await open(), await open()]
      await desk.put([batch('a'), batch('b')])
      const ids = [await one.take(), await other.take(), await other.take()].map((taken) => taken?.batch.id)
      expect(ids.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
        'batch-of-a',
        'batch-of-b',
        undefined,
      ])
    })

    test('a batch that is put twice is there once', async () => {
      const [desk, one] = await two(make())
      await desk.put([batch('a')])
      const taken = await next(one)
      await desk.put([batch('a')])
      expect(await one.take()).toBeUndefined()
      await taken.finish(resultsOf(batch('a')))
      await desk.put([batch('a')])
      expect(await one.take()).toBeUndefined()
    })

    test('what a machine found comes back with its batch', async () => {
      const [desk, one] = await two(make())
      await desk.put([batch('a', 'b')])
      const taken = await next(one)
      expect((await desk.look([taken.batch.id])).atWork).toBe(1)
      expect(await taken.finish(resultsOf(taken.batch, 'survived'))).toBe(true)
      const results = [result('a', 'survived'), result('b', 'survived')]
      expect(await desk.look([taken.batch.id])).toEqual({
        ended: [{ kind: 'found', batch: taken.batch.id, results }],
        missing: [],
        atWork: 0,
      })
    })

    test('a batch that is given back is for whoever is next', async () => {
      const open = make()
      const [desk, one, other] = [await open(), await open(), await open()]
      await desk.put([batch('a')])
      await (await next(one)).giveBack()
      expect((await next(other)).batch).toEqual(batch('a'))
    })

    test('the batch of a silent machine is taken over, and what it finds late does not count', async () => {
      const open = make()
      const [desk, silent, other] = [await open(), await open({ renews: false }), await open()]
      await desk.put([batch('a')])
      const late = await next(silent)
      const taken = await next(other)
      expect(await late.finish(resultsOf(late.batch, 'survived'))).toBe(false)
      await late.giveBack()
      expect(await taken.finish(resultsOf(taken.batch, 'killed'))).toBe(true)
      expect(await late.finish(resultsOf(late.batch, 'survived'))).toBe(false)
      const { ended } = await desk.look([taken.batch.id])
      expect(ended).toEqual([{ kind: 'found', batch: taken.batch.id, results: [result('a', 'killed')] }])
    })

    test('a batch over which machines are lost again and again is given up', async () => {
      const open = make()
      const [desk, silent] = [await open(), await open({ renews: false })]
      await desk.put([batch('a')])
      await expect
        .poll(async () => {
          await silent.take()
          return (await desk.look(['batch-of-a'])).ended.map(({ kind }) => kind)
        }, POLL)
        .toEqual(['given-up'])
    })

    test('what is not there is missing', async () => {
      const desk = await make()()
      await desk.put([batch('a')])
      expect(await desk.look(['batch-of-a', 'batch-of-b'])).toEqual({ ended: [], missing: ['batch-of-b'], atWork: 0 })
    })

    test('nothing is left of what is taken away, and it takes batches again', async () => {
      const [desk, one] = await two(make())
      await desk.announce(STATE)
      await desk.put([batch('a'), batch('b')])
      const taken = await next(one)
      await desk.clear()
      expect(await desk.notice()).toBeUndefined()
      expect(await taken.finish(resultsOf(taken.batch))).toBe(false)
      expect(await one.take()).toBeUndefined()
      await desk.put([batch('c')])
      expect((await next(one)).batch).toEqual(batch('c'))
    })

    test('one process waits for the results, until it is gone', async () => {
      const [desk, other] = await two(make())
      await desk.announce(STATE)
      expect(await other.notice()).toEqual({ tool: '0.1.0', state: STATE, isAttended: false })
      expect([await desk.attend(), await desk.attend(), await other.attend()]).toEqual([true, true, false])
      expect(await other.notice()).toMatchObject({ isAttended: true })
      await desk.close()
      expect(await other.attend()).toBe(true)
    })
  })
})

const POLL = { timeout: 30_000, interval: 50 }

async function two(open: Open): Promise<readonly [SweepQueue, SweepQueue]> {
  return [await open(), await open()]
}

/** The next batch, however long it takes until there is one. */
async function next(queue: SweepQueue): Promise<TakenBatch> {
  let taken: TakenBatch | undefined
  await expect.poll(async () => (taken ??= await queue.take()), POLL).toBeDefined()
  if (taken === undefined) throw new Error('there is no batch')
  return taken
}

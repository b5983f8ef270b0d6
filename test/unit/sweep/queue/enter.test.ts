/** A sweep that comes to a queue. */

import { expect, test } from 'vitest'
import { enter } from '../../../../src/sweep/queue/enter.ts'
import { fakeSweepQueue } from '../../../support/fake-sweep-queue.ts'
import { rejectedWith } from '../../../support/refused.ts'
import { batch, STATE } from '../../../support/sweep-batches.ts'

const NEXT = { ...STATE, commit: 'b'.repeat(40) }

test('a sweep is announced, with the version of the tool', async () => {
  const queue = fakeSweepQueue().open()
  await enter(queue, STATE)
  expect(await queue.notice()).toEqual({ tool: '0.1.0', state: STATE, isAttended: true })
})

test('a second sweep is refused while the first waits for its results', async () => {
  const fake = fakeSweepQueue()
  await enter(fake.open(), STATE)
  expect(await rejectedWith(() => enter(fake.open(), STATE))).toMatchObject({ code: 'queue-busy' })
})

test('what was left by a sweep of the same state is still there', async () => {
  const fake = fakeSweepQueue()
  await brokenOff(fake)
  const queue = fake.open()
  await enter(queue, STATE)
  expect((await queue.look(['batch-of-a'])).missing).toEqual([])
})

test.each([
  ['a sweep of another state', '0.1.0', NEXT],
  ['another version of the tool', '0.2.0', STATE],
])('what was left by a sweep of another state is taken away: %s', async (_, tool, state) => {
  const fake = fakeSweepQueue()
  await brokenOff(fake)
  const queue = fake.open({ tool })
  await enter(queue, state)
  expect((await queue.look(['batch-of-a'])).missing).toEqual(['batch-of-a'])
  expect(await queue.notice()).toMatchObject({ tool, state })
})

async function brokenOff(fake: ReturnType<typeof fakeSweepQueue>): Promise<void> {
  const queue = fake.open()
  await enter(queue, STATE)
  await queue.put([batch('a')])
  await queue.close()
}

/** What tests leave running on their own, when they have long passed. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isAlive } from '../../support/is-alive.ts'
import { laneOf } from '../../support/lane-of.ts'

const WAIT = { timeout: 4_000, interval: 20 }

/** The daemon is neither in the group of its worker nor, once that has ended, among its children. */
test('is ended with the lane: an orphan is ended too', async () => {
  const lane = await laneOf('lane/ends', 5)
  const { end } = await lane.run({ file: 'test/leaves-a-daemon.test.ts' })
  const daemon = Number(readFileSync(join(lane.root, 'daemon'), 'utf8'))
  expect([end.kind, isAlive(daemon)]).toEqual(['finished', true])
  await lane.close()
  await vi.waitFor(() => expect(isAlive(daemon), 'an orphan is ended too').toBe(false), WAIT)
})

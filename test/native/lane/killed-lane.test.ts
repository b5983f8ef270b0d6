/** What becomes of a run whose lane is killed by others, as by a system short of memory. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'

const FILE = 'test/kills-its-lane.test.ts'
const RELEASED = { file: 'src/brake.ts', now: 'return false', was: 'return true' }

let lane: TestLane

beforeEach(async () => {
  lane = await laneOf('lane/ends', 5)
})
afterEach(() => lane.close())

test('a lane killed under its tests tries once more', async () => {
  const { end, tests } = await lane.run({ file: FILE })
  expect([end.kind, tests.map(({ state }) => state)]).toEqual(['finished', ['passed']])
})

test('a trial is tried once more too', async () => {
  const { end, tests } = await lane.run({ file: FILE, overlays: [overlayOf(lane.root, RELEASED)] })
  expect([end.kind, tests.map(({ state }) => state)]).toEqual(['finished', ['failed']])
})

test('a control whose lane is killed again says by what, and calls no test red', async () => {
  writeFileSync(join(lane.root, 'kill-again'), '')
  const { end } = await lane.run({ file: FILE })
  expect(end).toEqual({ kind: 'runner-failed', detail: expect.stringContaining('signal SIGKILL') })
})

/** A trial that ends with its first failure, on every Vitest: what ran, what was left out. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run, WorkerWish } from '../../../src/model/run.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

const RELEASED = {
  file: 'src/brake.ts',
  now: 'return false',
  was: 'return true',
  probed: '__teeth_hit__(0); return true',
}
const LATER = ['is on for a second test too', 'asks as well', 'asks last']

describe.each(VITEST_MAJORS)('a lane on Vitest %i', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/cut', major)
  })
  afterAll(() => lane.close())

  const trial = (worker: WorkerWish = 'fresh', endsAtFailure = true): Promise<Run> =>
    lane.run({ file: 'test/brake.test.ts', overlays: [overlayOf(lane.root, RELEASED)], endsAtFailure, worker })

  test.each(['fresh', 'kept'] as const)('leaves out what comes after it, in a %s worker', async (worker) => {
    const run = await trial(worker)
    expect(statesOf(run)).toEqual({ passed: 1, failed: 1, skipped: 3 })
    expect(run).toMatchObject({ end: { kind: 'finished' }, isCut: true, suiteErrors: [], unhandled: [] })
    expect(run.overlays[0]?.reached).toEqual([0])
  })

  test('runs all where none is left out', async () => {
    const run = await trial('fresh', false)
    expect(statesOf(run)).toEqual({ passed: 1, failed: 4 })
    expect(run.isCut).toBeUndefined()
  })

  test('runs all of the next run', async () => {
    await trial('kept')
    const control = await lane.run({ file: 'test/brake.test.ts', worker: 'kept' })
    expect(statesOf(control)).toEqual({ passed: 5 })
    expect(control.isCut).toBeUndefined()
  })

  test('the tests left out are those that come later', async () => {
    const { tests } = await trial()
    expect(tests.filter(({ state }) => state === 'skipped').map(({ titlePath }) => titlePath.at(-1))).toEqual(LATER)
  })
})

function statesOf({ tests }: Run): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(tests, ({ state }) => state)].map(([state, all]) => [state, all.length]))
}

/** What a kept worker promises: any number of runs, each as a new worker would run it. */

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { fourRuns, priceOf } from './four-runs.ts'
import { shown } from './shown.ts'

const FIXTURE = 'kept/leaky'
const files = readdirSync(fileURLToPath(new URL(`../../fixtures/${FIXTURE}/test`, import.meta.url)))
const names = files.filter((file) => file.endsWith('.test.ts')).map((file) => file.slice(0, -'.test.ts'.length))

/** In a file for each version, so that they run side by side and the runs of one lane in their order. */
export function truthOn(major: 4 | 5): void {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf(FIXTURE, major)
  })
  afterAll(() => lane.close())

  test.each(names)('runs %s again and again as a new one does', async (name) => {
    const file = `test/${name}.test.ts`
    const green = await lane.run({ file })
    const red = await lane.run({ file, overlays: priceOf(lane) })
    const kept = await fourRuns(lane, file, 'kept')
    expect(kept.map(shown)).toEqual([green, red, red, green].map(shown))
    expect([green, red].map(({ tests }) => tests.some(({ state }) => state === 'failed'))).toEqual([false, true])
  })

  test('is served the old text of what a set-up file imports, and the present one afterwards', async () => {
    const was = { file: 'src/door.ts', now: "if (name === '') return 'hello'", was: '', probed: '__teeth_hit__(0)' }
    const overlays = [overlayOf(lane.root, was)]
    const file = 'test/set-up/greeted.test.ts'
    const fresh = [await lane.run({ file }), await lane.run({ file, overlays })]
    const kept = [
      await lane.run({ file, worker: 'kept' }),
      await lane.run({ file, worker: 'kept', overlays }),
      await lane.run({ file, worker: 'kept' }),
    ]
    expect(kept.map(shown)).toEqual(
      [fresh[0], fresh[1], fresh[0]].flatMap((run) => (run === undefined ? [] : [shown(run)])),
    )
    expect(kept.map(({ tests }) => tests.map(({ state }) => state))).toEqual([['passed'], ['failed'], ['passed']])
  })
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overlay, Run, WorkerWish } from '../../../src/model/run.ts'
import { KINDS } from '../../fixtures/lane/kinds.ts'
import { MANNER, WAYS } from '../../fixtures/lane/loading.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { shown } from './shown.ts'

/** Files that bring the worker down are told by Vitest with the name of the pool: see `ends.test.ts`. */
const FATAL: readonly string[] = ['killed', 'aborted']
const failing = new Set(KINDS.map(({ file }) => file).filter((file) => !FATAL.includes(file)))

type Asked = { readonly file: string; readonly layer?: string; readonly overlays: readonly Overlay[] }

/** Control, trial, control. */
async function threeRuns(lane: TestLane, asked: Asked, worker: WorkerWish): Promise<readonly Run[]> {
  const runs: Run[] = []
  for (const overlays of [[], asked.overlays, []]) runs.push(await lane.run({ ...asked, overlays, worker }))
  return runs
}

describe.each([5, 4] as const)('a kept worker on Vitest %i comes to a module like a new one', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/loading', major)
  })
  afterAll(() => lane.close())

  test.each(WAYS)('$file by $way', async ({ file, layer = 'main', old = MANNER }) => {
    const asked = { file, layer, overlays: [overlayOf(lane.root, old)] }
    const [fresh, kept] = [await threeRuns(lane, asked, 'fresh'), await threeRuns(lane, asked, 'kept')]
    expect(kept.map(shown)).toEqual(fresh.map(shown))
  })
})

describe.each([5, 4] as const)('a kept worker on Vitest %i fails like a new one', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/kinds', major)
  })
  afterAll(() => lane.close())

  test.each([...failing])('%s', async (name) => {
    const overlays = [overlayOf(lane.root, { file: 'src/door.ts', now: 'return false', was: 'return true' })]
    const asked = { file: `test/${name}.test.ts`, overlays }
    const [fresh, kept] = [await threeRuns(lane, asked, 'fresh'), await threeRuns(lane, asked, 'kept')]
    expect(kept.map(shown)).toEqual(fresh.map(shown))
  })
})

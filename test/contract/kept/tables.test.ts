import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overlay, WorkerWish } from '../../../src/model/run.ts'
import { KINDS } from '../../fixtures/lane/kinds.ts'
import { MANNER, WAYS } from '../../fixtures/lane/loading.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { shown } from './shown.ts'

/** Files that bring the worker down are told by Vitest with the name of the pool: see `ends.test.ts`. */
const FATAL: readonly string[] = ['killed', 'aborted']
const failing = new Set(KINDS.map(({ file }) => file).filter((file) => !FATAL.includes(file)))

type Asked = { readonly file: string; readonly layer?: string; readonly overlays: readonly Overlay[] }

/** What a control, a trial and another control show in a kept worker, and what they do in new ones. */
async function comparedRuns(lane: TestLane, { overlays, ...asked }: Asked) {
  const run = async (worker: WorkerWish, served: readonly Overlay[]): Promise<object> =>
    shown(await lane.run({ ...asked, overlays: served, worker }))
  const kept = [await run('kept', []), await run('kept', overlays), await run('kept', [])]
  const [control, trial] = [await run('fresh', []), await run('fresh', overlays)]
  return { kept, fresh: [control, trial, control] }
}

describe.each([5, 4] as const)('a kept worker on Vitest %i comes to a module like a new one', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/loading', major)
  })
  afterAll(() => lane.close())

  test.each(WAYS)('$file by $way', async ({ file, layer = 'main', old = MANNER }) => {
    const { kept, fresh } = await comparedRuns(lane, { file, layer, overlays: [overlayOf(lane.root, old)] })
    expect(kept).toEqual(fresh)
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
    const { kept, fresh } = await comparedRuns(lane, { file: `test/${name}.test.ts`, overlays })
    expect(kept).toEqual(fresh)
  })
})

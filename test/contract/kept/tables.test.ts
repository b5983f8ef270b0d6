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

/** Layers and files for which no worker is kept: see `terms.test.ts`. */
const NEVER_KEPT: readonly (string | undefined)[] = [
  'jsdom',
  'happy-dom',
  'vmThreads',
  'vmForks',
  'test/docblock.test.ts',
]
const kept = WAYS.filter(({ file, layer }) => !NEVER_KEPT.includes(layer) && !NEVER_KEPT.includes(file))

/** What a control, a trial and another control show in a kept worker, and what they do in new ones. */
async function comparedRuns(lane: TestLane, { overlays, ...asked }: Asked) {
  const run = async (worker: WorkerWish, served: readonly Overlay[]): Promise<object> =>
    shown(await lane.run({ ...asked, overlays: served, worker }))
  const inKept = [await run('kept', []), await run('kept', overlays), await run('kept', [])]
  const [control, trial] = [await run('fresh', []), await run('fresh', overlays)]
  return { inKept, inFresh: [control, trial, control] }
}

describe.each([5, 4] as const)('a kept worker on Vitest %i comes to a module like a new one', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/loading', major)
  })
  afterAll(() => lane.close())

  test.each(kept)('$file by $way', async ({ file, layer = 'main', old = MANNER }) => {
    const { inKept, inFresh } = await comparedRuns(lane, { file, layer, overlays: [overlayOf(lane.root, old)] })
    expect(inKept).toEqual(inFresh)
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
    const { inKept, inFresh } = await comparedRuns(lane, { file: `test/${name}.test.ts`, overlays })
    expect(inKept).toEqual(inFresh)
  })
})

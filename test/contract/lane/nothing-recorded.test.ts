import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Lane } from '../../../src/model/world.ts'
import { openRunner } from '../../../src/world/vitest.ts'
import { CONTROL, laneOf, overlayOf } from '../../support/lane-of.ts'
import { treeOf } from '../../support/tree-of.ts'
import { VITEST_MAJORS, vitestProject } from '../../support/vitest-project.ts'

const OLD_LABEL = { file: 'src/label.ts', now: "'fragile'", was: "'sturdy'" }
const file = 'test/label.test.ts'

describe.concurrent.each(VITEST_MAJORS)('a project told to write everything, on Vitest %i,', (major) => {
  test('is byte for byte the same after a control, a trial and the end of the lane', async () => {
    const { root, remove } = vitestProject('lane/recording', major)
    const before = treeOf(root)
    await runEverything(root)
    // Where Vite puts a configuration together while it reads it; left empty.
    const { [join(root, 'node_modules/.vite-temp')]: _, ...after } = treeOf(root)
    remove()
    expect(after).toEqual(before)
  })

  test('has every test speak, also after one that failed', async () => {
    const lane = await laneOf('lane/recording', major)
    const run = await lane.run({ file, layer: 'extending', overlays: [overlayOf(lane.root, OLD_LABEL)] })
    await lane.close()
    expect(run.tests.map(({ state }) => state)).toEqual([...Array(7).fill('failed'), 'passed', 'passed'])
  })
})

async function runEverything(root: string): Promise<void> {
  const lane: Lane = await openRunner({ root }).open()
  for (const layer of ['extending', 'on-its-own']) {
    await lane.run({ ...CONTROL, file, layer })
    await lane.run({ ...CONTROL, file, layer, overlays: [overlayOf(root, OLD_LABEL)] })
  }
  await lane.close()
}

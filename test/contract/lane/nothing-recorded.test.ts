import { describe, expect, test } from 'vitest'
import { laneOf, overlayOf } from '../../support/lane-of.ts'
import { treeOf } from '../../support/tree-of.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

describe.concurrent.each(VITEST_MAJORS)(
  'a project with snapshots, coverage, reports and attachments on Vitest %i',
  (major) => {
    test('is byte for byte the same after a control, a trial and the end of the lane', async () => {
      const lane = await laneOf('lane/recording', major)
      const before = treeOf(lane.root)
      const overlays = [overlayOf(lane.root, { file: 'src/label.ts', now: "'fragile'", was: "'sturdy'" })]
      for (const layer of ['extending', 'on-its-own']) {
        await lane.run({ file: 'test/label.test.ts', layer })
        await lane.run({ file: 'test/label.test.ts', layer, overlays })
      }
      await lane.lane.close()
      const after = treeOf(lane.root)
      await lane.close()
      expect(after).toEqual(before)
    })

    test('has every test speak, also after one that failed', async () => {
      const lane = await laneOf('lane/recording', major)
      const overlays = [overlayOf(lane.root, { file: 'src/label.ts', now: "'fragile'", was: "'sturdy'" })]
      const run = await lane.run({ file: 'test/label.test.ts', layer: 'extending', overlays })
      await lane.close()
      expect(run.tests.map(({ state }) => state)).toEqual([...Array(7).fill('failed'), 'passed', 'passed'])
    })
  },
)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run } from '../../../src/model/run.ts'
import { MANNER, type Seen, WAYS } from '../../fixtures/lane/loading.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

const FACTS: Readonly<Record<Seen, object>> = {
  works: { state: 'failed', isServed: true, wasLoaded: true, reached: [0] },
  text: { state: 'failed', isServed: true, wasLoaded: true, reached: [] },
  'never-executed': { state: 'passed', isServed: true, wasLoaded: true, reached: [] },
  'never-served': { state: 'passed', isServed: false, wasLoaded: false, reached: [] },
}

describe.concurrent.each(VITEST_MAJORS)('an overlay on Vitest %i', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/loading', major)
  })
  afterAll(() => lane.close())

  test.each(WAYS)('is $seen by $way', async ({ file, layer = 'main', old = MANNER, seen }) => {
    const run = await lane.run({ file, layer, overlays: [overlayOf(lane.root, old)] })
    expect(factsOf(run)).toEqual({ end: { kind: 'finished' }, ...FACTS[seen] })
  })

  test('is gone in the control that follows', async () => {
    await lane.run({ file: 'test/static.test.ts', layer: 'main', overlays: [overlayOf(lane.root, MANNER)] })
    const run = await lane.run({ file: 'test/static.test.ts', layer: 'main' })
    expect(run.tests.map(({ state }) => state)).toEqual(['passed'])
  })

  test('may lie over several files at once', async () => {
    const overlays = [overlayOf(lane.root, MANNER), overlayOf(lane.root, { ...MANNER, file: 'src/in-source.ts' })]
    const run = await lane.run({ file: 'test/through.test.ts', layer: 'main', overlays })
    expect(run.overlays).toEqual([
      { file: 'src/manner.ts', served: 1, wasLoaded: true, reached: [0] },
      { file: 'src/in-source.ts', served: 0, wasLoaded: false, reached: [] },
    ])
  })
})

function factsOf({ end, tests, overlays: [overlay] }: Run): object {
  const { served = 0, wasLoaded, reached } = overlay ?? {}
  return { end, state: tests[0]?.state, isServed: served > 0, wasLoaded, reached }
}

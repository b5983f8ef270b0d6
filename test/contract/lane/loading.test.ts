import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overlay, Run } from '../../../src/model/run.ts'
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

  test.each<[address: string, layer: string]>([
    ['./tone.ts', 'main'],
    ['./tone', 'main'],
    ['./tone.js', 'main'],
    ['@/tone.ts', 'main'],
    ['/src/tone.ts', 'main'],
    ['./tone.ts', 'jsdom'],
    ['./tone.ts', 'vmForks'],
  ])('brings back a file that is gone, as %s in %s', async (address, layer) => {
    const now = 'export function manner(): string {'
    const was = `import { tone } from '${address}'\n${now}\n  if (tone !== '') return tone\n`
    const tone = "import '../package.json'\nexport const tone = 'rude'\n"
    const gone: Overlay = { file: 'src/tone.ts', text: tone, plain: tone, trailerAt: tone.length, isAbsent: true }
    const overlays = [overlayOf(lane.root, { file: 'src/manner.ts', now, was }), gone]
    const run = await lane.run({ file: 'test/static.test.ts', layer, overlays })
    expect(run.tests[0]?.errors[0]?.message).toContain("expected 'rude' to be 'polite'")
    expect(run.overlays[1]).toMatchObject({ file: 'src/tone.ts', wasLoaded: true })
    const control = await lane.run({ file: 'test/static.test.ts', layer })
    expect(control.tests.map(({ state }) => state)).toEqual(['passed'])
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

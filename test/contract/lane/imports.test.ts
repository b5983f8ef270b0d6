/** What test files import, as the lane tells it: every way that Vite resolves, on each Vitest, with nothing run. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MANNER } from '../../fixtures/lane/loading.ts'
import { laneOf, overlayOf, type TestLane } from '../../support/lane-of.ts'
import { VITEST_MAJORS } from '../../support/vitest-project.ts'

describe.each(VITEST_MAJORS)('imports on Vitest %i', (major) => {
  let lane: TestLane

  beforeAll(async () => {
    lane = await laneOf('lane/loading', major)
  })
  afterAll(() => lane.close())

  const modulesOf = async (file: string, layer = 'main') => {
    const [found] = (await lane.lane.imports?.([{ file: `test/${file}.test.ts`, layer }])) ?? []
    return found?.modules.map((module) => `${module.distance} ${module.file}`)
  }

  test.each([
    ['static', ['1 src/manner.ts']],
    ['through', ['1 src/through.ts', '2 src/manner.ts']],
    ['dynamic', ['1 src/manner.ts']],
    ['alias', ['1 src/manner.ts']],
    ['linked-source', ['1 packages/from-source/src/index.ts']],
    ['vue', ['1 src/Manner.vue']],
    ['type-only', []],
    ['dependency', []],
  ])('%s', async (file, modules) => {
    expect(await modulesOf(file)).toEqual(modules)
  })

  test('come with those that import them', async () => {
    const [found] = (await lane.lane.imports?.([{ file: 'test/through.test.ts', layer: 'main' }])) ?? []
    expect(found?.modules.map(({ file, importers }) => [file, importers])).toEqual([
      ['src/through.ts', ['test/through.test.ts']],
      ['src/manner.ts', ['src/through.ts']],
    ])
  })

  test('setup files and what they import belong to every test', async () => {
    expect(await modulesOf('setup', 'setup')).toEqual(['1 setup/greets.ts', '2 src/manner.ts'])
  })

  test('of several files at once come in their order, and a file without a project is left out', async () => {
    const targets = [
      { file: 'test/through.test.ts', layer: 'main' },
      { file: 'test/static.test.ts', layer: 'nowhere' },
      { file: 'test/static.test.ts', layer: 'main' },
    ]
    const found = await lane.lane.imports?.(targets)
    expect(found?.map(({ file, layer }) => [file, layer])).toEqual([
      ['test/through.test.ts', 'main'],
      ['test/static.test.ts', 'main'],
    ])
  })

  test('asking for them leaves no old text behind, nor does a run', async () => {
    await lane.lane.imports?.([{ file: 'test/static.test.ts', layer: 'main' }])
    const trial = await lane.run({
      file: 'test/static.test.ts',
      layer: 'main',
      overlays: [overlayOf(lane.root, MANNER)],
    })
    expect(trial.tests.map(({ state }) => state)).toEqual(['failed'])
    const control = await lane.run({ file: 'test/static.test.ts', layer: 'main' })
    expect(control.tests.map(({ state }) => state)).toEqual(['passed'])
  })
})

/** What lies between a test and a site, told from who imports whom. */

import { describe, expect, test } from 'vitest'
import { between } from '../../../src/prove/between.ts'
import { modulesBetween } from '../../../src/prove/modules-between.ts'
import type { ImportedModule, Lane } from '../../../src/model/world.ts'
import { guard } from '../../support/guards.ts'

const module = (file: string, ...importers: readonly string[]): ImportedModule => ({ file, distance: 1, importers })

const TEST = 'test/rows.test.ts'
const MODULES = [
  module('src/index.ts', TEST),
  module('src/rows.ts', 'src/index.ts', 'src/cache.ts'),
  module('src/cache.ts', 'src/index.ts', 'src/rows.ts'),
  module('src/warn.ts', 'src/index.ts', 'src/rows.ts'),
  module('test/support.ts', TEST),
]

const found = (...sites: readonly string[]) => [...between({ file: TEST, layer: 'unit', modules: MODULES }, sites)]

describe('between a test and a site', () => {
  test('is every module on a way from one to the other, round trips included', () => {
    expect(found('src/rows.ts')).toEqual(['src/index.ts', 'src/cache.ts'])
  })

  test('a module that the test imports and that does not lead to the site is not between', () => {
    expect(found('src/rows.ts')).not.toContain('test/support.ts')
    expect(found('src/rows.ts')).not.toContain('src/warn.ts')
  })

  test('is nothing when the test does not import the site', () => {
    expect(found('src/server.ts')).toEqual([])
  })

  test('is nothing when nobody tells who imports whom', () => {
    const modules = [{ file: 'src/rows.ts', distance: 2 }]
    expect(between({ file: TEST, layer: 'unit', modules }, ['src/rows.ts'])).toEqual(new Set())
  })
})

describe('Vitest is asked', () => {
  const asked: string[] = []
  const lane = (own: Partial<Lane>): Lane => ({
    layers: ['unit', 'other'].map((name) => ({
      name,
      files: ['test/far.test.ts', TEST],
      environment: 'node',
      pool: 'forks',
      isSerial: false,
    })),
    canKeepWorkers: false,
    run: async () => Promise.reject(new Error('nothing runs')),
    close: async () => undefined,
    ...own,
  })
  const imports: Lane['imports'] = async (targets) =>
    targets.map((target) => {
      asked.push(`${target.layer} ${target.file}`)
      return { ...target, modules: MODULES }
    })

  test('only of the tests of the guards, in the projects that are asked for', async () => {
    const told = await modulesBetween(Promise.resolve(lane({ imports })), ['unit'])([guard()])
    expect(asked).toEqual([`unit ${TEST}`])
    expect(told.get('plane-aware-lookup')).toEqual(['src/index.ts', 'src/cache.ts'])
  })

  test('and where it cannot tell, nothing is between', async () => {
    expect((await modulesBetween(Promise.resolve(lane({})), [])([guard()])).get('plane-aware-lookup')).toEqual([])
  })
})

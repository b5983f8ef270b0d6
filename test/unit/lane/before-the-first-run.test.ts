import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { account } from '../../../src/world/lane/account.ts'
import { layersOf } from '../../../src/world/lane/layers.ts'
import { Overlays } from '../../../src/world/lane/overlays.ts'
import { quiet, quietOptions } from '../../../src/world/lane/quiet.ts'
import { inShuffledOrder } from '../../../src/world/lane/shuffle.ts'
import { fakeVitest } from '../../support/fake-vitest.ts'

const OPTIONS = { root: '/project', vitestFolder: '/project/node_modules/vitest', scratch: '/scratch', projects: [] }

describe('a Vitest that is made quiet', () => {
  test('records nothing, in no project: nothing is recorded while reverted', () => {
    const vitest = fakeVitest([{ name: 'unit' }])
    quiet(vitest, OPTIONS)
    const configs = [vitest.config, ...vitest.projects.map(({ config }) => config)]
    const recorded = configs.map(({ coverage, snapshotOptions, typecheck, attachmentsDir, experimental }) => [
      coverage.enabled,
      snapshotOptions.updateSnapshot,
      typecheck.enabled,
      attachmentsDir,
      experimental?.fsModuleCache,
    ])
    const nothing = [false, 'none', false, '/scratch/attachments', false]
    expect(recorded, 'nothing is recorded while reverted').toEqual([nothing, nothing])
  })

  test('has every test speak: no failure silences the tests after it', () => {
    const vitest = fakeVitest([{ name: 'unit', config: { bail: 1 } }])
    quiet(vitest, OPTIONS)
    expect(vitest.projects[0]?.config.bail, 'no failure silences the tests after it').toBe(0)
  })

  test('takes one worker, as Vitest 3 asks for it too', () => {
    const poolOptions = { forks: { minForks: 2, maxForks: 4, isolate: true } }
    const vitest = fakeVitest([{ name: 'unit', config: { poolOptions } }])
    quiet(vitest, OPTIONS)
    const { config } = vitest.projects[0] ?? {}
    expect([config?.maxWorkers, config?.poolOptions]).toEqual([
      1,
      { forks: { minForks: 1, maxForks: 1, isolate: true } },
    ])
  })

  test.each([
    [5, { update: 'none', fsModuleCache: false }],
    [4, { update: 'none', experimental: { fsModuleCache: false } }],
    [3, { update: false }],
  ])('keeps no modules by what is on disk, as Vitest %i asks for it', (major, options) => {
    expect(quietOptions(OPTIONS, major)).toMatchObject({ ...options, cache: false, reporters: [{}] })
  })
})

describe('a layer', () => {
  const factOf = async (config: object, setUp?: string): Promise<unknown> => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-layers-')))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const setupFiles = setUp === undefined ? [] : [join(root, 'test/set-up.ts')]
    mkdirSync(join(root, 'test'))
    for (const file of setupFiles) writeFileSync(file, setUp ?? '')
    const vitest = fakeVitest([
      { name: 'unit', config: { setupFiles, ...config }, files: [join(root, 'plane.test.ts')] },
    ])
    const [fact] = await layersOf(vitest, root)
    return fact
  }

  test('is what its configuration says', async () => {
    expect(await factOf({ environment: 'jsdom', pool: 'threads' })).toEqual({
      name: 'unit',
      files: ['plane.test.ts'],
      environment: 'jsdom',
      pool: 'threads',
      isSerial: false,
    })
  })

  test('says what runs before its tests', async () => {
    expect(await factOf({}, '')).toMatchObject({ setUpBy: ['test/set-up.ts'], isSerial: false })
  })

  test.each([
    [{ browser: { enabled: true } }, 'runs in a browser'],
    [{ experimental: { viteModuleRunner: false } }, 'viteModuleRunner: false'],
    [{ typecheck: { enabled: true, only: true } }, 'checks types only'],
    [{ pool: 'cloudflare' }, 'runs in the pool `cloudflare`'],
  ])('is refused where no overlay can be served or seen: %o', async (config, words) => {
    expect(await factOf(config)).toMatchObject({ refusal: expect.stringContaining(words) })
  })

  test.each([
    [{ fileParallelism: false }, undefined],
    [{ maxWorkers: 1 }, undefined],
    [{}, "const database = `test_${process.env['VITEST_POOL_ID']}`"],
    [{}, 'const port = 4000 + Number(process.env.VITEST_WORKER_ID)'],
  ])('is serial when it counts on being alone: %o %s', async (config, text) => {
    expect(await factOf(config, text), 'a suite that counts on being alone').toMatchObject({ isSerial: true })
  })
})

describe('an overlay', () => {
  const loaded = async (query: string, made?: unknown): Promise<unknown> => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'teeth-overlays-')))
    onTestFinished(() => rmSync(root, { recursive: true }))
    writeFileSync(join(root, 'Plane.vue'), '<template/>')
    const vitest = fakeVitest([{ name: 'unit' }])
    const [project] = vitest.projects
    if (project !== undefined && made !== undefined) project.vite.pluginContainer.load = async () => made
    const overlays = new Overlays(vitest, { ...OPTIONS, root })
    overlays.lay([{ file: 'Plane.vue', text: 'old', plain: 'old', trailerAt: 3 }], '/hits')
    return vitest.projects[0]?.vite.pluginContainer.load(`${join(root, 'Plane.vue')}${query}`)
  }

  test('is served under the id of the file', async () => {
    expect(await loaded('')).toMatchObject({ code: expect.stringMatching(/^old\n/) })
  })

  test.each(['<template>for a plane</template>', { code: '<template>for a plane</template>' }])(
    'leaves %o, which a plugin has made of the file: a text that a plugin makes is left to it',
    async (made) => {
      expect(await loaded('', made), 'a text that a plugin makes is left to it').toBe(made)
    },
  )

  test.each(['<template/>', { code: '<template/>' }, null])(
    'is served where a plugin hands on %o, the text on disk or none',
    async (made) => {
      expect(await loaded('', made)).toMatchObject({ code: expect.stringMatching(/^old\n/) })
    },
  )

  test('is what `?raw` gets, for which Vite itself has read the disk', async () => {
    expect(await loaded('?raw', 'export default "<template/>"')).toMatchObject({
      code: expect.stringMatching(/^export default "old"/),
    })
  })

  test.each([
    ['./row.ts', '/project/src/user.ts'],
    ['./row.js', '/project/src/user.ts'],
    ['/src/row', undefined],
    ['/project/src/row.ts', undefined],
  ])('of a file that is gone is found as %s from %s, and served', async (address, importer) => {
    const vitest = fakeVitest([{ name: 'unit' }])
    const overlays = new Overlays(vitest, OPTIONS)
    const container = vitest.projects[0]?.vite.pluginContainer
    overlays.lay([{ file: 'src/row.ts', text: 'old', plain: 'old', trailerAt: 3, isAbsent: true }], '/hits')
    const id = '/project/src/row.ts'
    expect(await container?.resolveId(address, importer), 'a file that is gone is found').toEqual({ id })
    expect(await container?.load(id)).toMatchObject({ code: expect.stringMatching(/^old\n/) })
    overlays.lift()
    expect(await container?.resolveId(address, importer)).toBe(null)
  })

  test.each([
    ['src/row.ts', 'src/row.ts'],
    ['src/row/index.ts', 'src/row.tsx'],
  ])('of %s that is gone stands for `./row` as it did, where `src/row.tsx` is there: %s', async (file, found) => {
    const vitest = fakeVitest([{ name: 'unit' }])
    const container = vitest.projects[0]?.vite.pluginContainer
    if (container !== undefined) container.resolveId = async () => ({ id: '/project/src/row.tsx' })
    const overlays = new Overlays(vitest, OPTIONS)
    overlays.lay([{ file, text: 'old', plain: 'old', trailerAt: 3, isAbsent: true }], '/hits')
    const words = 'a file that is gone keeps its place'
    expect(await container?.resolveId('./row', '/project/src/user.ts'), words).toEqual({ id: `/project/${found}` })
  })

  test.each(['?vue&type=style&index=0', '?url', '?worker'])(
    'leaves %s to the plugin it belongs to: a part of a component is cut out by its plugin',
    async (query) => {
      expect(await loaded(query, null), 'a part of a component is cut out by its plugin').toBe(null)
    },
  )
})

describe('a shuffled run', () => {
  test('has the seed for its time only: the order of the user comes back', async () => {
    const vitest = fakeVitest([{ name: 'unit', config: { sequence: { shuffle: false, seed: 1 } } }])
    const orderNow = () => vitest.projects[0]?.config.sequence
    const during = await inShuffledOrder(vitest, 7, async () => ({ ...orderNow() }))
    expect([during, orderNow()], 'the order of the user comes back').toEqual([
      { shuffle: true, seed: 7 },
      { shuffle: false, seed: 1 },
    ])
  })
})

describe('the account of what a configuration objects to', () => {
  test('holds every message once, inner ones included, without colour', () => {
    const inner = [new Error('no such plane'), new Error('no such plane'), 'no such engine']
    const error = new AggregateError(inner, '\u001B[31mtwo projects do not load\u001B[39m')
    expect(account(error, '/project')).toBe('two projects do not load\nno such plane\nno such engine')
  })

  test('names the place in the files of the project: the first frame that is not a dependency', () => {
    const error = new Error('no such plane')
    error.stack = `Error: no such plane
    at load (file:///project/node_modules/vite/dist/node.js:1:1)
    at file:///project/vitest.config.ts:3:7`
    expect(account(error, '/project')).toBe('no such plane (/project/vitest.config.ts:3:7)')
  })
})

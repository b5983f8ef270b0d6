/** Starts the user's Vitest, once, so that it records nothing and asks the overlays first. */

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LayerFact } from '../../model/world.ts'
import { GlobalSetup } from './global-setup.ts'
import { ignoreEchoes } from './host-failure.ts'
import { installWitness } from './install-witness.ts'
import { WorkerKeeper } from './kept-pool.ts'
import { layersOf } from './layers.ts'
import { Overlays } from './overlays.ts'
import type { LaneOptions, LaneStart } from './protocol.ts'
import { quiet, quietOptions } from './quiet.ts'
import type { Vitest } from './vitest-shape.ts'

export type Booted = {
  readonly options: LaneOptions
  readonly vitest: Vitest
  readonly layers: readonly LayerFact[]
  readonly overlays: Overlays
  readonly globalSetup: GlobalSetup
  readonly keeper: WorkerKeeper
}

/** No project of the configuration has a wanted name. */
export class NoSuchProject extends Error {}

/** Loads Vitest, and starts it once `told` says how. Throws NoSuchProject, or whatever the configuration throws. */
export async function boot(start: LaneStart, told: Promise<LaneOptions>): Promise<Booted> {
  // What Vitest's own command line sets before it reads the configuration.
  process.env['VITEST'] = 'true'
  process.env['TEST'] = 'true'
  process.env['NODE_ENV'] ??= 'test'
  const { options, vitest } = await inScratch(start, async () => {
    // What goes wrong here is met again, and told, by those who use it.
    usersVitest(start.vitestFolder).catch(() => undefined)
    const options = await told
    return { options, vitest: await createWanted(options) }
  })
  ignoreEchoes()
  const layers = await layersOf(vitest, options.root)
  quiet(vitest, options)
  installWitness(vitest, options)
  const { node, version } = await usersVitest(options.vitestFolder)
  const keeper = new WorkerKeeper(node, version)
  return {
    options,
    vitest,
    layers,
    overlays: new Overlays(vitest, options),
    globalSetup: new GlobalSetup(vitest),
    keeper,
  }
}

/** What Vitest puts aside for its workers would stay behind when a lane has to be killed. */
async function inScratch<Value>({ scratch }: LaneStart, start: () => Promise<Value>): Promise<Value> {
  const names = ['TMPDIR', 'TMP', 'TEMP']
  const before = names.map((name) => [name, process.env[name]] as const)
  for (const name of names) process.env[name] = scratch
  return start().finally(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
}

async function createWanted(options: LaneOptions): Promise<Vitest> {
  try {
    return await create(options)
  } catch (error) {
    if (options.projects.length === 0) throw error
    // Was it the choice of projects, or does the configuration not load at all?
    const everything = await create({ ...options, projects: [] })
    const names = everything.projects.map(({ name }) => `\`${name || '(unnamed)'}\``).join(', ')
    const wanted = options.projects.map((name) => `\`${name}\``).join(', ')
    throw new NoSuchProject(`no Vitest project is named ${wanted}; there are: ${names}`, { cause: error })
  }
}

type VitestNode = {
  createVitest(mode: 'test', options: object, vite: object): Promise<Vitest>
  createVitest(options: object, vite: object): Promise<Vitest>
}

async function create(options: LaneOptions): Promise<Vitest> {
  const { node, version } = await usersVitest(options.vitestFolder)
  const major = Number.parseInt(version, 10)
  const vitestOptions = quietOptions(options, major)
  return major >= 5 ? node.createVitest(vitestOptions, {}) : node.createVitest('test', vitestOptions, {})
}

async function usersVitest(folder: string): Promise<{ readonly node: VitestNode; readonly version: string }> {
  const require = createRequire(join(folder, 'package.json'))
  // The one place where the user's own Vitest enters; its shape is ours to check by tests on every version.
  const node = (await import(pathToFileURL(require.resolve('vitest/node')).href)) as VitestNode
  const { version } = require('vitest/package.json') as { readonly version: string }
  return { node, version }
}

/** Starts the user's Vitest, once, so that it records nothing and asks the overlays first. */

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LayerFact } from '../../model/world.ts'
import { layersOf } from './layers.ts'
import { Overlays } from './overlays.ts'
import type { LaneOptions } from './protocol.ts'
import { quiet, quietOptions } from './quiet.ts'
import type { Vitest } from './vitest-shape.ts'
import { installWitness } from './install-witness.ts'

export type Booted = {
  readonly options: LaneOptions
  readonly vitest: Vitest
  readonly layers: readonly LayerFact[]
  readonly overlays: Overlays
}

/** The user's configuration, or the choice of projects, does not work. */
export class ConfigRefused extends Error {
  readonly why: 'config' | 'projects'

  constructor(why: 'config' | 'projects', message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

export async function boot(options: LaneOptions): Promise<Booted> {
  // What Vitest's own command line sets before it reads the configuration.
  process.env['VITEST'] = 'true'
  process.env['TEST'] = 'true'
  process.env['NODE_ENV'] ??= 'test'
  const vitest = await create(options)
  const layers = await layersOf(vitest, options.root)
  quiet(vitest)
  installWitness(vitest, options)
  return { options, vitest, layers, overlays: new Overlays(vitest, options) }
}

type VitestNode = {
  createVitest(mode: 'test', options: object, vite: object): Promise<Vitest>
  createVitest(options: object, vite: object): Promise<Vitest>
}

async function create(options: LaneOptions): Promise<Vitest> {
  const require = createRequire(join(options.root, 'package.json'))
  // The one place where the user's own Vitest enters; its shape is ours to check by tests on every version.
  const node = (await import(pathToFileURL(require.resolve('vitest/node')).href)) as VitestNode
  const { version } = require('vitest/package.json') as { version: string }
  const major = Number.parseInt(version, 10)
  const vitestOptions = quietOptions(options, major)
  return major >= 5 ? node.createVitest(vitestOptions, {}) : node.createVitest('test', vitestOptions, {})
}

/** The Vitest projects of a project, with what its configuration says of each and the guards that are proven there. */

import type { LayerDescription } from '../model/config.ts'
import type { LayerFact, World } from '../model/world.ts'
import { list, type Listed, type ListRequest } from './list.ts'

export type LayerRow = {
  /** Empty for a project without a name. */
  readonly name: string
  readonly environment: string
  readonly pool: string
  readonly testFiles: number
  /** What a green test there shows, as the configuration says. */
  readonly proves?: string
  /** Whether its tests may leave the machine, as the configuration says. */
  readonly network?: boolean
  /** Guards with a test in this layer. */
  readonly guards: number
  /** Why guards cannot be proven there, when they cannot. */
  readonly refusal?: string
  /** The command that runs the layer. */
  readonly command: string
}

export type Layers = {
  readonly rows: readonly LayerRow[]
  /** Names that the configuration describes and Vitest does not know. */
  readonly unknown: readonly string[]
}

type Descriptions = Readonly<Record<string, LayerDescription>>

/** Starts Vitest to learn its projects, and runs nothing. Throws TeethError when its configuration does not load. */
export async function layers(world: World, request: ListRequest, descriptions: Descriptions): Promise<Layers> {
  const lane = await world.runner.open()
  try {
    const { guards } = await list(world, request)
    const facts = lane.layers
    return {
      rows: facts.map((fact) => row(fact, described(fact.name, descriptions), countIn(fact, guards))),
      unknown: Object.keys(descriptions).filter((name) => !facts.some((fact) => fact.name === name)),
    }
  } finally {
    await lane.close()
  }
}

/** A project may be named like a method that every object has. */
function described(name: string, descriptions: Descriptions): LayerDescription | undefined {
  return Object.hasOwn(descriptions, name) ? descriptions[name] : undefined
}

function countIn(fact: LayerFact, guards: readonly Listed[]): number {
  return guards.filter(({ layer, tests }) => {
    if (layer !== undefined && layer !== fact.name) return false
    return tests.some(({ file }) => [...fact.files, ...(fact.typeTests ?? [])].includes(file))
  }).length
}

function row(fact: LayerFact, description: LayerDescription | undefined, guards: number): LayerRow {
  return {
    name: fact.name,
    environment: fact.environment,
    pool: fact.pool,
    testFiles: fact.files.length,
    ...(description === undefined ? {} : { proves: description.proves, network: description.network }),
    guards,
    ...(fact.refusal === undefined ? {} : { refusal: fact.refusal }),
    command: fact.name === '' ? 'vitest run' : `vitest run --project ${fact.name}`,
  }
}

/** What stands between the tests and the sites of guards, asked of the user's Vitest once for all of them. */

import type { Guard } from '../model/guard.ts'
import type { Lane, TestImports } from '../model/world.ts'
import { between } from './between.ts'

/** For each guard (by id) the modules between; a guard of which Vitest can tell nothing has none. */
export type Between = (guards: readonly Guard[]) => Promise<ReadonlyMap<string, readonly string[]>>

/** Asks the first lane. `projects`: names of Vitest projects; empty: all. */
export function modulesBetween(opening: Promise<Lane>, projects: readonly string[]): Between {
  return async (guards) => {
    const lane = await opening
    const files = new Set(guards.flatMap(({ tests }) => tests.map(({ file }) => file)))
    const targets = lane.layers
      .filter(({ name, refusal }) => refusal === undefined && (projects.length === 0 || projects.includes(name)))
      .flatMap((layer) => layer.files.filter((file) => files.has(file)).map((file) => ({ file, layer: layer.name })))
    const imports = Map.groupBy((await lane.imports?.(targets)) ?? [], ({ file }) => file)
    return new Map(guards.map((guard) => [guard.id, ofGuard(guard, imports)]))
  }
}

function ofGuard({ sites, tests, layer }: Guard, imports: ReadonlyMap<string, readonly TestImports[]>) {
  const files = sites.map(({ file }) => file)
  const own = tests.flatMap((test) => imports.get(test.file) ?? [])
  return own.filter((one) => layer === undefined || one.layer === layer).flatMap((one) => [...between(one, files)])
}

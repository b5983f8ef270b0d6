/** Which test files beside those of the change a unit is tried against, and in which order. */

import type { Lane } from '../model/world.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest } from './diff-request.ts'
import { keyOf, type Target } from './target.ts'

type Terms = { readonly units: readonly ChangeUnit[]; readonly request: DiffRequest }

/** Nearest first, as many as the request allows. Where imports cannot be told, all are taken for far away. */
export async function relatedTargets(
  lane: Lane,
  targets: readonly Target[],
  { request }: Terms,
): Promise<(unit: ChangeUnit) => readonly Target[]> {
  const imports = (await lane.imports?.(targets)) ?? []
  const distances = new Map(
    imports.map((one) => [keyOf(one), new Map(one.modules.map(({ file, distance }) => [file, distance]))]),
  )
  return (unit) => {
    const files = unit.places.map(({ file }) => file)
    const known = targets.map((target) => ({ target, distance: nearest(distances.get(keyOf(target)), files) }))
    const wanted = request.tests === 'all' ? known : known.filter(({ distance }) => distance < Infinity)
    const sorted = wanted.toSorted((a, b) => a.distance - b.distance).map(({ target }) => target)
    return request.tests === 'all' ? sorted : sorted.slice(0, request.testFiles)
  }
}

function nearest(distances: ReadonlyMap<string, number> | undefined, files: readonly string[]): number {
  return Math.min(Infinity, ...files.map((file) => distances?.get(file) ?? Infinity))
}

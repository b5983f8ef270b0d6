/** Which test files beside those of the change a unit is tried against, and in which order. */

import type { Lane, TestImports } from '../model/world.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest } from './diff-request.ts'
import { keyOf, type Target } from './target.ts'
import { stemOf } from '../model/stem-of.ts'

export type Related = {
  /** Nearest first, as many as the request allows. */
  readonly targets: readonly Target[]
  /** How many more import what the unit is about. */
  readonly more: number
}

/** Asks the lane for the imports of all targets once. Where they cannot be told, no test is related. */
export async function relatedTargets(
  lane: Lane,
  targets: readonly Target[],
  { tests, testFiles }: Pick<DiffRequest, 'tests' | 'testFiles'>,
): Promise<(unit: ChangeUnit) => Related> {
  const known = new Map(((await lane.imports?.(targets)) ?? []).map((one) => [keyOf(one), reachOf(one)]))
  const reaches = targets.map((target) => known.get(keyOf(target)) ?? NOWHERE)
  const select = (files: ReadonlySet<string>): Related => {
    const ranked = targets.map((target, index) => rank(target, reaches[index] ?? NOWHERE, files)).toSorted(compare)
    if (tests === 'all') return { targets: ranked.map(({ target }) => target), more: 0 }
    const related = ranked.filter(({ distance }) => distance < Infinity).map(({ target }) => target)
    return { targets: related.slice(0, testFiles), more: Math.max(0, related.length - testFiles) }
  }
  // Most units of a large change are of one file, as others are.
  const selected = new Map<string, Related>()
  return ({ places }) => {
    const files = new Set(places.map(({ file }) => file))
    const key = [...files].join('\0')
    const found = selected.get(key) ?? select(files)
    selected.set(key, found)
    return found
  }
}

/** How far each module is from a test file, and how many there are: one that imports few is about these. */
type Reach = { readonly distances: ReadonlyMap<string, number>; readonly breadth: number }

const NOWHERE: Reach = { distances: new Map(), breadth: Infinity }

function reachOf({ modules }: TestImports): Reach {
  return { distances: new Map(modules.map(({ file, distance }) => [file, distance])), breadth: modules.length }
}

type Ranked = {
  readonly target: Target
  readonly distance: number
  readonly isNamesake: boolean
  readonly breadth: number
}

function rank(target: Target, { distances, breadth }: Reach, files: ReadonlySet<string>): Ranked {
  return {
    target,
    distance: Math.min(...[...files].map((file) => distances.get(file) ?? Infinity)),
    isNamesake: [...files].some((file) => nameOf(file) === nameOf(target.file)),
    breadth,
  }
}

function compare(one: Ranked, other: Ranked): number {
  return (
    Number(other.isNamesake) - Number(one.isNamesake) ||
    apart(one.distance, other.distance) ||
    apart(one.breadth, other.breadth)
  )
}

/** Those that are called like a file of the unit, then the others, in their order. */
export function namesakesFirst(targets: readonly Target[], { places }: Pick<ChangeUnit, 'places'>): readonly Target[] {
  const stems = new Set(places.map(({ file }) => nameOf(file)))
  return targets.toSorted((one, other) => Number(stems.has(nameOf(other.file))) - Number(stems.has(nameOf(one.file))))
}

/** Infinity is as far as Infinity. */
function apart(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** Whatever the case: `Rows.tsx` and `rows.test.ts` are called alike. */
function nameOf(path: string): string {
  return stemOf(path).toLowerCase()
}

/** Which test files beside those of the change a unit is tried against, and in which order. */

import type { Lane, TestImports } from '../model/world.ts'
import type { ChangeUnit } from './change-unit.ts'
import type { DiffRequest } from './diff-request.ts'
import { keyOf, type Target } from './target.ts'

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
  const imports = new Map(((await lane.imports?.(targets)) ?? []).map((one) => [keyOf(one), one]))
  return ({ places }) => {
    const files = new Set(places.map(({ file }) => file))
    const ranked = targets.map((target) => rank(target, imports.get(keyOf(target)), files)).toSorted(compare)
    if (tests === 'all') return { targets: ranked.map(({ target }) => target), more: 0 }
    const related = ranked.filter(({ distance }) => distance < Infinity).map(({ target }) => target)
    return { targets: related.slice(0, testFiles), more: Math.max(0, related.length - testFiles) }
  }
}

type Ranked = {
  readonly target: Target
  readonly distance: number
  readonly isNamesake: boolean
  /** How many modules the test imports in all: one that imports few is about these. */
  readonly breadth: number
}

function rank(target: Target, imports: TestImports | undefined, files: ReadonlySet<string>): Ranked {
  const found = imports?.modules.filter(({ file }) => files.has(file)).map(({ distance }) => distance) ?? []
  return {
    target,
    distance: Math.min(Infinity, ...found),
    isNamesake: [...files].some((file) => stemOf(file) === stemOf(target.file)),
    breadth: imports?.modules.length ?? Infinity,
  }
}

function compare(one: Ranked, other: Ranked): number {
  return (
    Number(other.isNamesake) - Number(one.isNamesake) ||
    apart(one.distance, other.distance) ||
    apart(one.breadth, other.breadth)
  )
}

/** Infinity is as far as Infinity. */
function apart(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** `rows` of `src/rows.ts` and of `test/rows.test.ts`. */
function stemOf(path: string): string {
  return (path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? '').toLowerCase()
}

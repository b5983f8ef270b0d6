/** How the types of the test files are checked that guards about types name. */

import type { Guard } from '../model/guard.ts'
import type { RevertedFile } from '../model/revert.ts'
import type { TypeCheck } from '../model/type-check.ts'
import type { World } from '../model/world.ts'
import { type Silence, silence } from '../read/silence.ts'
import { testLines } from '../read/test-lines.ts'

/** By test file. Guards of other kinds have no part in it. */
export type TypeChecks = ReadonlyMap<string, TypeCheck>

export async function typeChecksOf(world: Pick<World, 'files'>, guards: readonly Guard[]): Promise<TypeChecks> {
  const files = guards.filter(mayFailByTypes).flatMap(({ tests }) => tests.map(({ file }) => file))
  const found = new Map<string, TypeCheck>()
  for (const file of new Set(files)) found.set(file, { tests: testLines(file, (await world.files.read(file)) ?? '') })
  return found
}

/** Types are one of the ways by which its test may fail. */
export function mayFailByTypes({ fails = [] }: Guard): boolean {
  return fails.includes('types')
}

/** They are the only way: its test is checked, and never run. */
export function isAboutTypes(guard: Guard): boolean {
  return mayFailByTypes(guard) && guard.fails?.length === 1
}

/** Whether types tell anything of these reverts: undefined where the checker would say that one is wrong itself. */
export function silencedIn(files: readonly RevertedFile[]): Silence | undefined {
  return files.map(silence).find((found) => found !== undefined)
}

/** Which guards a command is about: paths, pattern and changed files, all of which must hold. */

import type { Guard } from '../model/guard.ts'
import type { Selection } from '../model/request.ts'

/** What selecting needs of a guard; an outline has it before anything is parsed. */
export type Selectable = {
  readonly id: string
  readonly behaviour: string
  /** Files of its sites and of its annotation, POSIX from the root. */
  readonly files: readonly string[]
  /** Its test files, POSIX from the root. */
  readonly tests: readonly string[]
  /** Modules that lead from its tests to its sites, where they were asked for. */
  readonly between?: readonly string[]
}

/**
 * Keeps the guards that the selection asks for, in their order. A pattern that is exactly one guard's id means that
 * guard alone, so that a reproduce line never widens.
 */
export function select<T extends Selectable>(
  guards: readonly T[],
  selection: Selection,
  changed: readonly string[] | undefined,
): readonly T[] {
  return byPattern(
    guards.filter((guard) => isUnderPaths(guard, selection.paths) && isChanged(guard, changed)),
    selection.pattern,
  )
}

/** Tells what `select` needs of a guard that has been read whole. */
export function selectable(guard: Guard): Selectable {
  return {
    id: guard.id,
    behaviour: guard.behaviour,
    files: [guard.place.file, ...guard.sites.map((site) => site.file)],
    tests: guard.tests.map((test) => test.file),
  }
}

/** Whether a path (file or folder; empty for the root) is or contains the file. */
export function contains(path: string, file: string): boolean {
  return path === '' || path === '.' || file === path || file.startsWith(`${path}/`)
}

function isUnderPaths(guard: Selectable, paths: readonly string[]): boolean {
  if (paths.length === 0) return true
  return [...guard.files, ...guard.tests].some((file) => paths.some((path) => contains(path, file)))
}

function isChanged(guard: Selectable, changed: readonly string[] | undefined): boolean {
  if (changed === undefined) return true
  return [...guard.files, ...guard.tests, ...(guard.between ?? [])].some((file) => changed.includes(file))
}

function byPattern<T extends Selectable>(guards: readonly T[], pattern: string | undefined): readonly T[] {
  if (pattern === undefined) return guards
  const exact = guards.filter((guard) => guard.id === pattern)
  if (exact.length > 0) return exact
  const matches = matcher(pattern)
  return guards.filter((guard) => matches(guard.id) || matches(guard.behaviour))
}

function matcher(pattern: string): (text: string) => boolean {
  const slashed = /^\/(.+)\/([a-z]*)$/.exec(pattern)
  if (slashed === null) {
    const wanted = pattern.toLowerCase()
    return (text) => text.toLowerCase().includes(wanted)
  }
  const expression = new RegExp(slashed[1] ?? '', (slashed[2] ?? '').replace(/[gy]/g, ''))
  return (text) => expression.test(text)
}

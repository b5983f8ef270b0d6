/** Deleted files that come back with what is undone: the whole change brings all of them, a part those that its old code imports. */

import type { RevertedFile } from '../model/revert.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { scriptText } from '../syntax/script-text.ts'
import type { ChangeUnit } from './change-unit.ts'
import { specifiersIn } from './new-files.ts'
import { resolveIn } from '../model/resolve-in.ts'

/** Old texts by path. */
export type GoneFiles = ReadonlyMap<string, string>

export function withGoneFiles(unit: ChangeUnit, gone: GoneFiles): ChangeUnit {
  const { undo, places, scope } = unit
  if (undo.kind !== 'runnable' || gone.size === 0) return unit
  // @teeth gone-files-come-back: a deleted file comes back with what imported it
  //   test: test/unit/diff/gone-files.test.ts
  //   was: const paths = [] as string[]
  const paths = scope === 'whole' ? [...gone.keys()] : [...importedBy(undo.files, gone)]
  const files = paths.map((path) => broughtBack(path, gone.get(path) ?? ''))
  return {
    ...unit,
    undo: { ...undo, files: [...undo.files, ...files] },
    places: [...places, ...paths.map((file) => ({ file, line: 1, diff: '' }))],
  }
}

/** Files that come back with a unit. */
export function goneFilesOf({ undo }: ChangeUnit): readonly string[] {
  return undo.kind === 'runnable' ? undo.files.filter(({ isAbsent }) => isAbsent).map(({ file }) => file) : []
}

/** Themselves or through another of them. */
function importedBy(files: readonly RevertedFile[], gone: GoneFiles): ReadonlySet<string> {
  const known = new Set(gone.keys())
  const namedIn = (file: string, text: string): readonly string[] =>
    specifiersIn(compilerTree(file, text)).flatMap((specifier) => resolveIn(known, file, specifier) ?? [])
  const found = new Set(files.flatMap(({ file, after }) => namedIn(file, after)))
  for (const path of found) for (const next of namedIn(path, gone.get(path) ?? '')) found.add(next)
  return found
}

/** Nothing is known of its parts: that it was loaded at all is what it can tell. */
function broughtBack(file: string, text: string): RevertedFile {
  const instrumented = { text, trailerAt: scriptText(file, text).end, probed: [] }
  return { file, before: '', after: text, edits: [], instrumented, isAbsent: true }
}

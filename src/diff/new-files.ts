/** New files that come in only through what a change undoes: where nothing imports them any more, they are undone too. */

import type { ChangedFile } from '../model/change.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import { resolveIn } from '../model/resolve-in.ts'

/** Paths among `sources` of new files that an atom imports, itself or through another new file. */
export function newFilesBehind(atoms: readonly Atom[], sources: readonly ChangedFile[]): ReadonlySet<string> {
  const added = new Map(sources.filter(({ status }) => status === 'added').map(({ path, now }) => [path, now]))
  if (added.size === 0) return new Set()
  const known = new Set(added.keys())
  const namedIn = (node: ts.Node, file: string): readonly string[] =>
    specifiersIn(node).flatMap((specifier) => resolveIn(known, file, specifier) ?? [])
  const found = new Set(atoms.flatMap(({ now, file }) => now.flatMap((node) => namedIn(node, file))))
  for (const path of found) {
    const text = added.get(path)
    if (text !== undefined) for (const next of namedIn(compilerTree(path, text), path)) found.add(next)
  }
  return found
}

/** Every text that may be one: of imports and exports, of `import()` and `require()`. */
export function specifiersIn(node: ts.Node): readonly string[] {
  const around = ts.findAncestor(node, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
  const found: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isStringLiteralLike(inner)) found.push(inner.text)
    ts.forEachChild(inner, visit)
  }
  visit(around ?? node)
  return found
}

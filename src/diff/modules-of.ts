/** All modules that are known of a change, as they were and as they are. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import type { ts } from '../syntax/parse.ts'
import type { Modules } from './loads.ts'
import { type ChangedModules, filesOf } from './moves.ts'
import type { Outside } from './outside.ts'

export type BothModules = { readonly before: Modules; readonly now: Modules }

/** `outside`: undefined where nothing is known of files that the change leaves alone. */
export function modulesOf(changed: ChangedModules, outside: Outside | undefined): BothModules {
  const files = new Set([...filesOf(changed), ...(outside?.files ?? [])])
  const trees = new Map<string, ts.SourceFile>()
  const outsideTree = (file: string): ts.SourceFile | undefined => {
    const text = outside?.loaded.get(file)
    const tree = trees.get(file) ?? (text === undefined ? undefined : compilerTree(file, text))
    if (tree !== undefined) trees.set(file, tree)
    return tree
  }
  return {
    before: { files, treeOf: (file) => changed.sides.get(file)?.before.tree ?? outsideTree(file) },
    now: {
      files,
      treeOf: (file) => (changed.sides.get(file)?.now ?? changed.added.get(file))?.tree ?? outsideTree(file),
    },
  }
}

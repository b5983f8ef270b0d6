/** All modules that are known of a change, as they were and as they are. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import type { ts } from '../syntax/parse.ts'
import { type Modules, surelyLoadedBy } from './loads.ts'
import { type ChangedModules, filesOf } from './moves.ts'
import type { Outside } from './outside.ts'
import { remembered } from './remembered.ts'

export type BothModules = { readonly before: Modules; readonly now: Modules }

/** `outside`: undefined where nothing is known of files that the change leaves alone. */
export function modulesOf(changed: ChangedModules, outside: Outside | undefined): BothModules {
  const { sides, added } = changed
  const files = new Set([...filesOf(changed), ...(outside?.files ?? [])])
  const outsideTree = remembered((file) => {
    const text = outside?.loaded.get(file)
    return text === undefined ? undefined : compilerTree(file, text)
  })
  const modules = (ownTree: Modules['treeOf']): Modules => {
    const treeOf = (file: string): ts.SourceFile | undefined => ownTree(file) ?? outsideTree(file)
    const loads = remembered((file): ReadonlySet<string> => {
      const tree = treeOf(file)
      return tree === undefined ? new Set() : surelyLoadedBy(tree, file, files)
    })
    return { files, treeOf, loads }
  }
  return {
    before: modules((file) => sides.get(file)?.before.tree),
    now: modules((file) => (sides.get(file)?.now ?? added.get(file))?.tree),
  }
}

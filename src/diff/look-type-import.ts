/** Whether a part only brings or takes imports that nothing but types uses: a compiler may keep them, and load the module. */

import { declaredNames } from '../syntax/declared-names.ts'
import { ts } from '../syntax/parse.ts'
import { valueNames } from '../syntax/value-names.ts'
import type { Atom } from './atom.ts'
import type { Sides } from './version.ts'

export function isTypeImport(atoms: readonly Atom[], sides: ReadonlyMap<string, Sides>): boolean {
  return atoms.every(({ file, before, now }) => {
    const own = sides.get(file)
    if (own === undefined || !/\.[cm]?tsx?$/.test(file)) return false
    return (
      before.every((node) => isOfTypes(node, own.before.tree)) && now.every((node) => isOfTypes(node, own.now.tree))
    )
  })
}

/** One without names is there for what it does. */
function isOfTypes(node: ts.Node, tree: ts.SourceFile): boolean {
  const isImport = ts.isImportDeclaration(node) ? node.importClause !== undefined : ts.isImportSpecifier(node)
  const used = valueNames(tree)
  // @teeth a-used-import-is-no-type: an import that a value uses is no import of types
  //   test: test/unit/diff/keeps-imports.test.ts
  //   was: return isImport
  return isImport && declaredNames(node).every((name) => !used.has(name))
}

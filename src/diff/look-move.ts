/** Whether a part only follows declarations that went to another file. */

import { declaredNames } from '../syntax/declared-names.ts'
import { ts } from '../syntax/parse.ts'
import { valueNames } from '../syntax/value-names.ts'
import type { Atom } from './atom.ts'
import { exportScope, moduleOf, moduleScope } from './module-scope.ts'
import { exportsOf } from './module-names.ts'
import { type ChangedModules, filesOf, type Moves } from './moves.ts'
import type { Sides } from './version.ts'

export type MoveTerms = ChangedModules & { readonly moves: Moves }

/** Every name of its files means what it meant, and nothing else comes or goes with it. */
export function isMove(atoms: readonly Atom[], terms: MoveTerms): boolean {
  const { moves } = terms
  if (moves.origins.size === 0) return false
  const byFile = [...Map.groupBy(atoms, ({ file }) => file)]
  return byFile.every(([file, own]) => {
    const sides = terms.sides.get(file)
    return sides !== undefined && isMoveIn({ own, sides, terms })
  })
}

type InFile = { readonly own: readonly Atom[]; readonly sides: Sides; readonly terms: MoveTerms }

function isMoveIn(inFile: InFile): boolean {
  const { own, sides, terms } = inFile
  const { moves } = terms
  const gone = new Set(moves.origins.values())
  const key = (name: string): string => `${sides.file}#${name}`
  const mayGo = (node: ts.Node): boolean => isAddress(node) || declaredNames(node).every((name) => gone.has(key(name)))
  const mayCome = (node: ts.Node): boolean =>
    isAddress(node) ? bringsNothingElse(node, inFile) : isOffered(node, key, moves) || isArrival(node, key, moves)
  const before = own.flatMap((atom) => atom.before)
  const now = own.flatMap((atom) => atom.now)
  return before.every(mayGo) && now.every(mayCome) && meansTheSame([...before, ...now], inFile)
}

/** What gives or takes names by their address, and does nothing else. */
function isAddress(node: ts.Node): boolean {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return true
  if (ts.isExportDeclaration(node)) return node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
  return ts.isImportDeclaration(node) && node.importClause !== undefined
}

/** A new file runs when it is imported: one that holds more than what moved may do more. */
function bringsNothingElse(node: ts.Node, { sides, terms }: InFile): boolean {
  const declaration = ts.findAncestor(node, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
  const from = moduleOf(declaration?.moduleSpecifier, { file: sides.file, files: filesOf(terms) })
  // @teeth a-new-file-holds-nothing-else: what went to a new file that does more
  //   test: test/unit/diff/look-move.test.ts
  //   was: return true
  return !terms.added.has(from) || terms.moves.filled.has(from)
}

type KeyOf = (name: string) => string

/** An `export` for code that uses it from where that is now. */
function isOffered(node: ts.Node, key: KeyOf, { uses }: Moves): boolean {
  return node.kind === ts.SyntaxKind.ExportKeyword && exportsOf(node).every((name) => uses.has(key(name)))
}

function isArrival(node: ts.Node, key: KeyOf, { origins }: Moves): boolean {
  const names = declaredNames(node)
  return names.length > 0 && names.every((name) => origins.has(key(name)))
}

/** A name that is given up must not be used any more, and one that is new must not have been. */
function meansTheSame(nodes: readonly ts.Node[], { sides, terms }: InFile): boolean {
  const { origins, uses } = terms.moves
  const gone = new Set(origins.values())
  const [old, present] = [sides.before, sides.now].map(({ tree }) => {
    const module = { file: sides.file, tree, files: filesOf(terms) }
    return { scope: moduleScope(module), exports: exportScope(module), used: valueNames(tree) }
  })
  if (old === undefined || present === undefined) return false
  const before = (key: string | undefined) => (key === undefined ? undefined : (origins.get(key) ?? key))
  const isKept = (name: string): boolean => {
    const [was, is] = [old.scope.get(name), before(present.scope.get(name))]
    if (was === undefined) return !old.used.has(name)
    if (is === undefined) return !present.used.has(name) && (gone.has(was) || uses.has(was))
    return was === is
  }
  const isHandedOn = (name: string): boolean => {
    const is = before(present.exports.get(name))
    return is === undefined || is === old.exports.get(name)
  }
  // @teeth names-mean-the-same: what an old name is another thing beside
  //   test: test/unit/diff/look-move.test.ts
  //   was: return true
  return nodes.flatMap(declaredNames).every(isKept) && nodes.flatMap(handedOn).every(isHandedOn)
}

function handedOn(node: ts.Node): readonly string[] {
  return ts.isExportDeclaration(node) || ts.isExportSpecifier(node) ? exportsOf(node) : []
}

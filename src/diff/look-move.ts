/** Whether a part only follows declarations that went to another file. */

import { declaredNames } from '../syntax/declared-names.ts'
import { ts } from '../syntax/parse.ts'
import { valueNames } from '../syntax/value-names.ts'
import type { Atom } from './atom.ts'
import { loadsNothing, reachOf } from './loads.ts'
import { type IsMissed, lostExports } from './lost-exports.ts'
import { exportScope, moduleOf, moduleScope } from './module-scope.ts'
import { exportsOf } from './module-names.ts'
import type { BothModules } from './modules-of.ts'
import { type ChangedModules, filesOf, type Moves } from './moves.ts'
import type { Sides } from './version.ts'

export type MoveTerms = ChangedModules & {
  readonly moves: Moves
  readonly modules: BothModules
  /** Whether a name that a file does not export any more can be missed. */
  readonly isMissed: IsMissed
}

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
  const mayGo = (node: ts.Node): boolean =>
    isAddress(node) ? takesNothingElse(node, inFile) : isOffer(node) || isDeparture(node, key, gone)
  const mayCome = (node: ts.Node): boolean =>
    isAddress(node) ? bringsNothingElse(node, inFile) : isOffered(node, key, moves) || isArrival(node, key, moves)
  const before = own.flatMap((atom) => atom.before)
  const now = own.flatMap((atom) => atom.now)
  return (
    before.every(mayGo) &&
    now.every(mayCome) &&
    meansTheSame([...before, ...now], inFile) &&
    isNotMissed(before, inFile)
  )
}

/** What gives or takes names by their address, and does nothing else. */
function isAddress(node: ts.Node): boolean {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return true
  if (ts.isExportDeclaration(node)) return node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
  return ts.isImportDeclaration(node) && node.importClause !== undefined
}

/** A module runs when it is loaded: one that was not may do more than what moved, unless it only declares. */
function bringsNothingElse(node: ts.Node, { sides: { file }, terms }: InFile): boolean {
  const { before, now } = terms.modules
  const from = addressOf(node, file, now.files)
  if (from === undefined || before.loads(file).has(from)) return true
  // @teeth a-new-file-holds-nothing-else: what went to a new file > that exports more
  //   test: test/unit/diff/look-move.test.ts
  //   revert: condition false
  if (terms.added.has(from) && !terms.moves.filled.has(from)) return false
  // @teeth a-move-loads-nothing-else: what went to a file that is there already > that runs something when it is loaded
  //   test: test/unit/diff/look-move.test.ts
  //   was: return true
  return loadsNothing(from, now, reachOf(file, before))
}

/** The other way round: what is not loaded any more. */
function takesNothingElse(node: ts.Node, { sides: { file }, terms }: InFile): boolean {
  const { before, now } = terms.modules
  const from = addressOf(node, file, before.files)
  const reach = reachOf(file, now)
  // @teeth a-move-unloads-nothing: what is not loaded any more and runs something
  //   test: test/unit/diff/look-move.test.ts
  //   was: return true
  return from === undefined || reach.has(from) || loadsNothing(from, before, reach)
}

/** Undefined for `export { a }`. */
function addressOf(node: ts.Node, file: string, files: ReadonlySet<string>): string | undefined {
  const around = ts.findAncestor(node, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
  return around?.moduleSpecifier === undefined ? undefined : moduleOf(around.moduleSpecifier, { file, files })
}

/** Whether all that is not exported any more can be done without. */
function isNotMissed(before: readonly ts.Node[], { sides, terms }: InFile): boolean {
  const lost = lostExports(sides, { files: filesOf(terms), origins: terms.moves.origins })
  return before.flatMap(exportsOf).every((name) => !lost.has(name) || !terms.isMissed(name, sides.file))
}

function isOffer(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.ExportKeyword
}

type KeyOf = (name: string) => string

/** An `export` for code that uses it from where that is now. */
function isOffered(node: ts.Node, key: KeyOf, { uses }: Moves): boolean {
  return isOffer(node) && exportsOf(node).every((name) => uses.has(key(name)))
}

/** What declares nothing does something. */
function isDeparture(node: ts.Node, key: KeyOf, gone: ReadonlySet<string>): boolean {
  const names = declaredNames(node)
  return names.length > 0 && names.every((name) => gone.has(key(name)))
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

/** Which modules a module loads, and whether loading one does nothing but declare. */

import { declaredNames } from '../syntax/declared-names.ts'
import { isErased } from '../syntax/is-erased.ts'
import { ts } from '../syntax/parse.ts'
import { seenThrough } from '../syntax/seen-through.ts'
import { valueNames } from '../syntax/value-names.ts'
import { moduleOf } from './module-scope.ts'

/** All modules on one side of a change. */
export type Modules = {
  readonly files: ReadonlySet<string>
  /** Undefined where the text is not known. */
  readonly treeOf: (file: string) => ts.SourceFile | undefined
  /** What a file surely loads itself. */
  readonly loads: (file: string) => ReadonlySet<string>
}

/** Those that it may load: a compiler may keep imports of types. */
export function loadedBy(tree: ts.SourceFile, file: string, files: ReadonlySet<string>): readonly string[] {
  return loadingIn(tree).map(({ moduleSpecifier }) => moduleOf(moduleSpecifier, { file, files }))
}

/** Those that it loads whatever its compiler does with imports of types. */
export function surelyLoadedBy(tree: ts.SourceFile, file: string, files: ReadonlySet<string>): ReadonlySet<string> {
  const used = valueNames(tree)
  const isUsed = (node: Loading): boolean =>
    ts.isExportDeclaration(node) ||
    node.importClause === undefined ||
    declaredNames(node).some((name) => used.has(name))
  const sure = loadingIn(tree).filter(isUsed)
  return new Set(sure.map(({ moduleSpecifier }) => moduleOf(moduleSpecifier, { file, files })))
}

/** Those that are surely loaded with it, by whichever way. */
export function reachOf(file: string, { loads }: Modules): ReadonlySet<string> {
  const found = new Set(loads(file))
  for (const next of found) for (const further of loads(next)) found.add(further)
  return found
}

/** Whether loading it runs nothing, in it or in what it loads; `loaded` is loaded anyway. */
export function loadsNothing(module: string, modules: Modules, loaded: ReadonlySet<string>): boolean {
  const open = new Set([module])
  for (const file of open) {
    const tree = modules.treeOf(file)
    // @teeth a-loaded-module-runs: what went to a file that is there already > that runs something when it is loaded
    //   test: test/unit/diff/look-move.test.ts
    //   revert: condition false
    if (tree === undefined || !tree.statements.every(isStill)) return false
    for (const next of loadedBy(tree, file, modules.files)) if (!loaded.has(next)) open.add(next)
  }
  return true
}

type Loading = ts.ImportDeclaration | ts.ExportDeclaration

function loadingIn({ statements }: ts.SourceFile): readonly Loading[] {
  return statements.filter((node): node is Loading => {
    if (isErased(node)) return false
    return ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined)
  })
}

/** A statement that declares without running. */
export function isStill(node: ts.Statement): boolean {
  if (isErased(node) || ts.isFunctionDeclaration(node)) return true
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isExportAssignment(node)) return ts.isIdentifier(node.expression) || isStillValue(node.expression)
  if (!ts.isVariableStatement(node)) return false
  return node.declarationList.declarations.every(
    ({ name, initializer }) => ts.isIdentifier(name) && (initializer === undefined || isStillValue(initializer)),
  )
}

const WORDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
])

function isStillValue(value: ts.Node): boolean {
  const inner = seenThrough(value)
  if (inner !== undefined) return isStillValue(inner)
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value) || WORDS.has(value.kind)) return true
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isStillValue)
  if (ts.isObjectLiteralExpression(value))
    return value.properties.every(
      (one) => ts.isPropertyAssignment(one) && !ts.isComputedPropertyName(one.name) && isStillValue(one.initializer),
    )
  return ts.isStringLiteralLike(value) || ts.isNumericLiteral(value) || ts.isRegularExpressionLiteral(value)
}

/** What a file as it is now may take from a module: some names, or all that the module has at once. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import { everyNode } from '../syntax/every-node.ts'
import { isErased } from '../syntax/is-erased.ts'
import { ts } from '../syntax/parse.ts'
import { folderOf } from '../model/folder-of.ts'
import { join, resolveIn } from '../model/resolve-in.ts'
import { stemOf } from '../model/stem-of.ts'

/** Who loads by an address that is put together names nobody. */
export const COMPUTED = ['import(', 'require(', 'import.meta.glob']

/** Where a pattern begins to stand for several paths. */
// @teeth a-pattern-has-many-signs: a module that a pattern of several names may mean is taken
//   test: test/unit/diff/lost-exports.test.ts
//   names: a pattern of several names
//   was: const WILD = /[*]/
const WILD = /[*?{[(!+@]/

const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/

export type Taker = {
  /** POSIX from the root. */
  readonly file: string
  /** Absent where it is no text: it may take anything. */
  readonly text: string | undefined
}

export type Taken = 'all' | readonly string[]

export function takenBy({ file, text }: Taker, module: string): Taken {
  if (text === undefined) return 'all'
  const place = { file, module }
  if (!SCRIPT.test(file))
    return [...text.matchAll(/["'`]([^"'`\n]+)/g)].some(([, one = '']) => isAddressOf(one, place)) ? 'all' : []
  if (!text.includes(stemOf(module)) && !COMPUTED.some((one) => text.includes(one))) return []
  const nodes = [...everyNode(compilerTree(file, text))]
  if (nodes.some((node) => ts.isCallExpression(node) && isComputed(node, place))) return 'all'
  const addresses = nodes.filter((node) => ts.isStringLiteralLike(node)).filter((node) => mayMean(node, place))
  const taken = addresses.map(({ parent }) => takenIn(parent))
  const named = taken.filter((names) => names !== 'all')
  return named.length < taken.length ? 'all' : named.flat()
}

type Place = { readonly file: string; readonly module: string }

/** A text without a slash or an ending is an address only where one must stand. */
function mayMean(node: ts.StringLiteralLike, place: Place): boolean {
  return (/[/.]/.test(node.text) || isLoading(node.parent)) && isAddressOf(node.text, place)
}

/** What leads through an alias or a package is known by its last name alone. */
function isAddressOf(text: string, { file, module }: Place): boolean {
  const path = text.replace(/\?.*$/s, '')
  return path.startsWith('.')
    ? resolveIn(new Set([module]), file, path) !== undefined
    : stemOf(path).replace(/^[#@~$]/, '') === stemOf(module)
}

function isLoading(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isExternalModuleReference(node)) return true
  return ts.isCallExpression(node) && isLoader(node.expression)
}

function isLoader(callee: ts.Expression): boolean {
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require')
}

function takenIn(node: ts.Node): Taken {
  if (isErased(node) || ts.isLiteralTypeNode(node)) return []
  if (ts.isExportDeclaration(node)) return node.exportClause === undefined ? 'all' : takenAs(node.exportClause)
  if (!ts.isImportDeclaration(node)) return 'all'
  const { name, namedBindings } = node.importClause ?? {}
  const named = namedBindings === undefined ? [] : takenAs(namedBindings)
  return named === 'all' || name === undefined ? named : ['default', ...named]
}

function takenAs(names: ts.NamedImportBindings | ts.NamedExportBindings): Taken {
  if (ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return 'all'
  const values = [...names.elements].filter((element) => !isErased(element))
  return values.map(({ name, propertyName = name }) => propertyName.text)
}

/** `import(path)` and the like: only what its text begins with is known, if that. */
function isComputed({ expression, arguments: [address] }: ts.CallExpression, place: Place): boolean {
  if (isGlob(expression)) return patternsIn(address).some((pattern) => mayLeadTo(pattern.split(WILD)[0] ?? '', place))
  if (!isLoader(expression) || address === undefined || ts.isStringLiteralLike(address)) return false
  return mayLeadTo(ts.isTemplateExpression(address) ? address.head.text : '', place)
}

function isGlob(callee: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(callee) && ts.isMetaProperty(callee.expression) && callee.name.text.startsWith('glob')
  )
}

function patternsIn(address: ts.Expression | undefined): readonly string[] {
  const found = address === undefined ? [] : [...everyNode(address)].filter(ts.isStringLiteralLike)
  return found.length === 0 ? [''] : found.map(({ text }) => text)
}

function mayLeadTo(start: string, { file, module }: Place): boolean {
  return !start.startsWith('.') || module.startsWith(join(folderOf(file), start))
}

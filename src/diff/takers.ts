/** Whether a file as it is now may take a name from a module: by that name, or all that the module has at once. */

import { compilerTree } from '../syntax/compiler-tree.ts'
import { everyNode } from '../syntax/every-node.ts'
import { isErased } from '../syntax/is-erased.ts'
import { ts } from '../syntax/parse.ts'
import { join, resolveIn } from './resolve-in.ts'
import { stemOf } from './stem-of.ts'

const SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/

export type Taker = {
  /** POSIX from the root. */
  readonly file: string
  /** Absent where it is no text: it may take anything. */
  readonly text: string | undefined
}

export function mayTake(name: string, module: string, { file, text }: Taker): boolean {
  if (text === undefined) return true
  const place = { file, module }
  if (!SCRIPT.test(file)) return [...text.matchAll(/["'`]([^"'`\n]+)/g)].some(([, one = '']) => isAddressOf(one, place))
  return [...everyNode(compilerTree(file, text))].some((node) =>
    ts.isStringLiteralLike(node)
      ? mayMean(node, place) && takesBy(node.parent, name)
      : ts.isCallExpression(node) && isComputed(node, place),
  )
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

function takesBy(node: ts.Node, name: string): boolean {
  if (isErased(node)) return false
  if (ts.isImportDeclaration(node)) {
    const { importClause } = node
    if (importClause === undefined) return false
    return (importClause.name !== undefined && name === 'default') || isAmong(name, importClause.namedBindings)
  }
  if (ts.isExportDeclaration(node)) return node.exportClause === undefined || isAmong(name, node.exportClause)
  return !ts.isLiteralTypeNode(node)
}

function isAmong(name: string, names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (names === undefined) return false
  if (ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return true
  return names.elements.some((element) => !isErased(element) && (element.propertyName ?? element.name).text === name)
}

/** `import(path)` and the like: only what its text begins with is known, if that. */
function isComputed({ expression, arguments: [address] }: ts.CallExpression, place: Place): boolean {
  if (isGlob(expression)) return patternsIn(address).some((pattern) => mayLeadTo(pattern.split('*')[0] ?? '', place))
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
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
  return !start.startsWith('.') || module.startsWith(join(folder, start))
}

/** What a file imports: every static, dynamic and re-exporting import, told apart by whether it is there at run time. */

import { posix } from 'node:path'
import ts from 'typescript'
import { type HouseFile, nodes } from './house-file.ts'

export type Import = {
  /** As written. */
  readonly specifier: string
  /** The file it means, POSIX from the root; undefined for a package or a part of Node. */
  readonly file?: string
  /** The package's name, or `node:…`. */
  readonly library?: string
  /** `type` is erased, `value` is loaded with the file, `lazy` when it is asked for. */
  readonly kind: 'type' | 'value' | 'lazy'
  readonly node: ts.Node
}

/** Lists the imports of a file in the order of its text. */
export function importsOf(file: HouseFile): readonly Import[] {
  return [...nodes(file.tree)].flatMap((node) => {
    const found = specifierOf(node)
    return found === undefined ? [] : [{ ...found, ...targetOf(file.path, found.specifier), node }]
  })
}

function specifierOf(node: ts.Node): Pick<Import, 'specifier' | 'kind'> | undefined {
  if (ts.isImportDeclaration(node)) return literal(node.moduleSpecifier, isTypeImport(node) ? 'type' : 'value')
  if (ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, isTypeExport(node) ? 'type' : 'value')
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal, 'type')
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isDynamic ? literal(node.arguments[0], 'lazy') : undefined
}

function literal(node: ts.Node | undefined, kind: Import['kind']): Pick<Import, 'specifier' | 'kind'> | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? { specifier: node.text, kind } : undefined
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const { name, namedBindings } = importClause
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false
  return exportClause.elements.length > 0 && exportClause.elements.every((element) => element.isTypeOnly)
}

function targetOf(from: string, specifier: string): Pick<Import, 'file' | 'library'> {
  if (specifier.startsWith('.')) return { file: posix.join(posix.dirname(from), specifier) }
  if (specifier.startsWith('node:')) return { library: specifier }
  const parts = specifier.split('/')
  return { library: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') }
}

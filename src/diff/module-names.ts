/** What a part of a module gives to other modules and takes from them, as far as both are in the change. */

import { ts } from '../syntax/parse.ts'
import { declaredNames } from '../syntax/declared-names.ts'
import { resolveIn } from '../model/resolve-in.ts'

/** Names under which other modules can import what the node declares. */
export function exportsOf(node: ts.Node): readonly string[] {
  if (ts.isExportSpecifier(node)) return [node.name.text]
  if (ts.isExportDeclaration(node))
    return node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.flatMap(exportsOf)
      : []
  if (ts.isExportAssignment(node)) return ['default']
  const declaration = node.kind === ts.SyntaxKind.ExportKeyword ? node.parent : node
  const modifiers = ts.canHaveModifiers(declaration) ? (ts.getModifiers(declaration) ?? []) : []
  if (modifiers.every(({ kind }) => kind !== ts.SyntaxKind.ExportKeyword)) return []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ? ['default'] : declaredNames(declaration)
}

/** `file#name` of each import and re-export in the node that is from one of `files`. */
export function importsOf(node: ts.Node, file: string, files: ReadonlySet<string>): readonly string[] {
  const names = namesIn(node)
  if (names.length === 0) return []
  const specifier = specifierOf(node)
  const target = specifier === undefined ? undefined : resolveIn(files, file, specifier)
  return target === undefined ? [] : names.map((name) => `${target}#${name}`)
}

function namesIn(node: ts.Node): readonly string[] {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return [(node.propertyName ?? node.name).text]
  if (ts.isExportDeclaration(node))
    return node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.flatMap(namesIn)
      : []
  if (!ts.isImportDeclaration(node) || node.importClause === undefined) return []
  const { name, namedBindings } = node.importClause
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
  return [...(name === undefined ? [] : ['default']), ...named.flatMap(namesIn)]
}

function specifierOf(node: ts.Node): string | undefined {
  const declaration = ts.findAncestor(
    node,
    (around) => ts.isImportDeclaration(around) || ts.isExportDeclaration(around),
  )
  const specifier =
    declaration !== undefined && 'moduleSpecifier' in declaration ? declaration.moduleSpecifier : undefined
  return specifier !== undefined && typeof specifier === 'object' && specifier !== null && 'text' in specifier
    ? String(specifier.text)
    : undefined
}

/** Whether a node leaves nothing behind when a file's types are stripped: what stands in no emitted JavaScript. */

import { isKeptForDecorators } from './is-kept-for-decorators.ts'
import { ts } from './parse.ts'

/** Only the node itself is asked; what stands inside an erased node is erased with it. */
export function isErased(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return false
  // @teeth decorators-see-types: texts that run otherwise have another runtime shape
  //   test: test/unit/syntax/runtime-shape.test.ts
  //   revert: remove
  if (isKeptForDecorators(node)) return false
  if (ts.isTypeNode(node) || ts.isTypeParameterDeclaration(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isIndexSignatureDeclaration(node))
    return true
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword
  if (ts.isModifier(node)) return ERASED_MODIFIERS.has(node.kind)
  if (ts.isEmptyStatement(node) || ts.isSemicolonClassElement(node)) return true
  if (ts.isFunctionDeclaration(node) || (ts.isClassElement(node) && ts.isFunctionLike(node)))
    return !('body' in node) || node.body === undefined
  if (ts.isParameter(node)) return ts.isIdentifier(node.name) && node.name.text === 'this'
  if (ts.isImportDeclaration(node)) return isTypeOnlyImport(node)
  if (ts.isImportSpecifier(node) || ts.isImportEqualsDeclaration(node)) return node.isTypeOnly
  if (ts.isExportDeclaration(node)) return isTypeOnlyExport(node)
  if (ts.isExportSpecifier(node)) return node.isTypeOnly
  if (ts.isPropertyDeclaration(node) && hasModifier(node, ts.SyntaxKind.AbstractKeyword)) return true
  return isMark(node) || hasModifier(node, ts.SyntaxKind.DeclareKeyword)
}

const ERASED_MODIFIERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.AbstractKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.OutKeyword,
])

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) === true
}

/** `?` and `!` behind a name. */
function isMark({ kind, parent }: ts.Node): boolean {
  if (kind !== ts.SyntaxKind.QuestionToken && kind !== ts.SyntaxKind.ExclamationToken) return false
  return ts.isParameter(parent) || ts.isClassElement(parent) || ts.isVariableDeclaration(parent)
}

function isTypeOnlyImport({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false
  return importClause.phaseModifier === ts.SyntaxKind.TypeKeyword
}

/** `export {}` only marks a module. */
function isTypeOnlyExport({ isTypeOnly, exportClause, moduleSpecifier }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false
  return moduleSpecifier === undefined && exportClause.elements.every((element) => element.isTypeOnly)
}

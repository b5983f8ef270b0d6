/** Whether nothing of a node is there at run time, or only as a constant that the compiler needs to see. */

import { isAmbient } from './is-ambient.ts'
import { ts } from './parse.ts'

/** Types, imports and re-exports, members of enums, signatures, and whatever stands inside of them. */
export function isUnseen(node: ts.Node): boolean {
  return isAmbient(node) || ts.findAncestor(node, isErased) !== undefined
}

function isErased(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return ts.isHeritageClause(node.parent) && !isExtends(node.parent)
  if (ts.isHeritageClause(node)) return !isExtends(node)
  if (ts.isClassElement(node) && ts.isFunctionLike(node)) return !('body' in node) || node.body === undefined
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isImportEqualsDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isEnumMember(node) ||
    (ts.isFunctionDeclaration(node) && node.body === undefined)
  )
}

function isExtends(clause: ts.HeritageClause): boolean {
  return clause.token === ts.SyntaxKind.ExtendsKeyword && ts.isClassLike(clause.parent)
}

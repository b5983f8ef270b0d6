/** The list that a node is a member of, and whether commas part it. */

import { ts } from './parse.ts'

/** The node and its neighbours; undefined when its parent holds it by itself. */
export function listAround(node: ts.Node): ts.NodeArray<ts.Node> | undefined {
  return ts.forEachChild(
    node.parent,
    () => undefined,
    (list) => (list.includes(node) ? list : undefined),
  )
}

/** A property, element, argument, parameter, specifier, declaration …: what a comma parts from the next. */
export function isCommaItem(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined || ts.isDecorator(node) || ts.isModifier(node)) return false
  if (ts.isVariableDeclaration(node)) return ts.isVariableDeclarationList(parent)
  if (ts.isObjectLiteralExpression(parent) || ts.isEnumDeclaration(parent)) return node !== nameOf(parent)
  if (ts.isParameter(node) || ts.isTypeParameterDeclaration(node) || ts.isBindingElement(node)) return true
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return true
  if (ts.isArrayLiteralExpression(parent) || ts.isTupleTypeNode(parent) || ts.isHeritageClause(parent)) return true
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && listAround(node) !== undefined
}

function nameOf(node: ts.Node): ts.Node | undefined {
  return ts.isEnumDeclaration(node) ? node.name : undefined
}

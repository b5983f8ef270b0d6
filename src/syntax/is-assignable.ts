/** Whether something can be assigned to an expression: a name, a member, a pattern of such. */

import { ts } from './parse.ts'

export function isAssignable(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return isAssignable(node.expression)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isAssignable(node.expression)
  if (ts.isTypeAssertionExpression(node)) return isAssignable(node.expression)
  if (ts.isOptionalChain(node)) return false
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPiece) && isRestLast(node.elements)
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(isProperty) && isRestLast(node.properties)
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
}

/** A piece of a pattern, with its default or without. */
function isPiece(node: ts.Expression): boolean {
  if (ts.isOmittedExpression(node)) return true
  if (ts.isSpreadElement(node)) return isAssignable(node.expression)
  const hasDefault = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return isAssignable(hasDefault ? node.left : node)
}

function isProperty(node: ts.ObjectLiteralElementLike): boolean {
  if (ts.isPropertyAssignment(node)) return isPiece(node.initializer)
  if (ts.isSpreadAssignment(node)) return isAssignable(node.expression)
  return ts.isShorthandPropertyAssignment(node)
}

/** What takes the rest has nothing behind it, not even a comma. */
function isRestLast(list: ts.NodeArray<ts.Node>): boolean {
  const index = list.findIndex((node) => ts.isSpreadElement(node) || ts.isSpreadAssignment(node))
  return index === -1 || (index === list.length - 1 && list.hasTrailingComma !== true)
}

/** The assignment that a piece of a destructuring pattern belongs to: `[a, { b }] = c`. */

import { ts } from './parse.ts'

/** The outermost one; undefined for what is no target: a default, a computed key, an ordinary literal. */
export function patternAround(node: ts.Node): ts.Node | undefined {
  let found: ts.Node | undefined
  let inner = node
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (isLoopTarget(around, inner)) return around
    if (isTarget(around, inner)) found = isPiece(inner) ? around : found
    else if (!isPiece(around) || isOwn(around, inner)) return found
    inner = around
  }
  return found
}

function isTarget(around: ts.Node, inner: ts.Node): boolean {
  if (!ts.isBinaryExpression(around) || inner !== around.left) return false
  return around.operatorToken.kind === ts.SyntaxKind.EqualsToken
}

function isLoopTarget(around: ts.Node, inner: ts.Node): boolean {
  return (ts.isForOfStatement(around) || ts.isForInStatement(around)) && around.initializer === inner
}

/** A computed key and a default are expressions like others. */
function isOwn(around: ts.Node, inner: ts.Node): boolean {
  if (ts.isPropertyAssignment(around)) return inner === around.name
  return ts.isShorthandPropertyAssignment(around) && inner === around.objectAssignmentInitializer
}

function isPiece(node: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isSpreadElement(node) ||
    ts.isSpreadAssignment(node) ||
    ts.isParenthesizedExpression(node)
  )
}

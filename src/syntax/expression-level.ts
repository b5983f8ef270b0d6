/** How tightly an expression holds together, and how tightly a place needs it to: what decides on parentheses. */

import { ts } from './parse.ts'

/** From the loosest to the tightest. */
export const LEVEL = {
  comma: 0,
  assignment: 1,
  conditional: 2,
  /** A type would go on with `<`, `&` and `|`. */
  cast: 2.5,
  coalescing: 3,
  relational: 10,
  exponent: 14,
  unary: 15,
  postfix: 16,
  call: 17,
  primary: 18,
} as const

const OPERATORS: readonly (readonly [level: number, operators: string])[] = [
  [LEVEL.comma, ','],
  [LEVEL.coalescing, '??'],
  [4, '||'],
  [5, '&&'],
  [6, '|'],
  [7, '^'],
  [8, '&'],
  [9, '== != === !=='],
  [LEVEL.relational, '< > <= >= in instanceof'],
  [11, '<< >> >>>'],
  [12, '+ -'],
  [13, '* / %'],
  [LEVEL.exponent, '**'],
]

/** The level of an expression as it stands. */
export function expressionLevel(node: ts.Expression): number {
  if (ts.isBinaryExpression(node)) return operatorLevel(node.operatorToken)
  if (ts.isConditionalExpression(node)) return LEVEL.conditional
  if (ts.isArrowFunction(node) || ts.isYieldExpression(node) || ts.isSpreadElement(node)) return LEVEL.assignment
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return LEVEL.cast
  if (ts.isPostfixUnaryExpression(node)) return LEVEL.postfix
  if (isPrefix(node)) return LEVEL.unary
  if (ts.isNewExpression(node) && node.arguments === undefined) return LEVEL.postfix
  // A `?.` would skip whatever follows it in the chain.
  if (ts.isOptionalChain(node)) return LEVEL.postfix
  return hasCall(node) ? LEVEL.call : LEVEL.primary
}

/** The level of an operator; every assignment is as loose as the other. */
export function operatorLevel(operator: ts.Node): number {
  const text = operator.getText()
  return OPERATORS.find(([, operators]) => operators.split(' ').includes(text))?.[0] ?? LEVEL.assignment
}

function isPrefix(node: ts.Expression): boolean {
  return (
    ts.isPrefixUnaryExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isTypeOfExpression(node) ||
    ts.isVoidExpression(node) ||
    ts.isDeleteExpression(node) ||
    ts.isTypeAssertionExpression(node)
  )
}

/** A call below `new` would take its arguments away. */
function hasCall(node: ts.Expression): boolean {
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) return true
  const isLink =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)
  return isLink && hasCall(node.expression)
}

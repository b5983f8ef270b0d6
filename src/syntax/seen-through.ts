/** What stands around a node without being anything at run time. */

import { ts } from './parse.ts'

/** What only groups, asserts a type, or gives one statement braces holds one node; undefined for every other. */
export function seenThrough(node: ts.Node): ts.Node | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return node.expression
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isTypeAssertionExpression(node))
    return node.expression
  if (ts.isExpressionWithTypeArguments(node)) return node.expression
  return ts.isBlock(node) ? loneIn(node) : undefined
}

/** The one statement of a block under an `if`, `else` or loop. An `if` could take an `else` that is not its own. */
function loneIn({ parent, statements }: ts.Block): ts.Statement | undefined {
  if (!ts.isIfStatement(parent) && !ts.isIterationStatement(parent, false)) return undefined
  const [only, another] = statements.filter((statement) => !ts.isEmptyStatement(statement))
  if (only === undefined || another !== undefined || ts.isIfStatement(only)) return undefined
  const isDeclaration = ts.isVariableStatement(only) || ts.isFunctionDeclaration(only) || ts.isClassDeclaration(only)
  return isDeclaration ? undefined : only
}

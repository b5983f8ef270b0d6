/** The function or class that a node is, or that it only gives a name to. */

import { ts } from '../syntax/parse.ts'

type Own = ts.FunctionLikeDeclaration | ts.ClassLikeDeclaration

/**
 * `const f = () => {}` names its function, so what runs with it is the function's body. Undefined for what declares
 * several things, or does more than declare.
 */
export function functionOf(node: ts.Node): Own | undefined {
  if (isOwn(node)) return node
  // @teeth declared-functions: an arrow function in a constant that is not called
  //   test: test/unit/revert/probes-functions.test.ts
  //   revert: condition false
  if (ts.isVariableStatement(node)) {
    const [only, another] = node.declarationList.declarations
    return only !== undefined && another === undefined ? functionOf(only) : undefined
  }
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node))
    return node.initializer && functionOf(node.initializer)
  return isTransparent(node) ? functionOf(node.expression) : undefined
}

function isOwn(node: ts.Node): node is Own {
  return ts.isClassLike(node) || (ts.isFunctionLike(node) && 'body' in node)
}

function isTransparent(node: ts.Node): node is ts.Node & { readonly expression: ts.Expression } {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isExportAssignment(node)
  )
}

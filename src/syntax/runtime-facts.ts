/** What decides how a node runs and is none of its children: signs, which of its optional parts it has, where a chain ends. */

import { ts } from './parse.ts'
import { seenThrough } from './seen-through.ts'

export type RuntimeFacts = readonly (string | number | boolean)[]

/** Nodes of the same kind with the same children run the same if these are the same, too. */
export function runtimeFacts(node: ts.Node): RuntimeFacts {
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return [node.operator]
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isCallExpression(node))
    return endsChain(node) ? ['ends'] : []
  if (ts.isVariableDeclarationList(node)) return [node.flags & ts.NodeFlags.BlockScoped]
  if (ts.isMetaProperty(node)) return [node.keywordToken]
  if (ts.isParameter(node)) return ts.isParameterPropertyDeclaration(node, node.parent) ? ['property'] : []
  if (ts.isImportClause(node)) return node.phaseModifier === undefined ? [] : [node.phaseModifier]
  if (ts.isExportAssignment(node)) return [node.isExportEquals === true ? '=' : 'default']
  return ts.isModuleDeclaration(node) ? [node.flags & ts.NodeFlags.Namespace] : presence(node)
}

/** `.c` of `(a?.b).c` and of `(a?.b as T).c`: as against `a?.b.c`, it is read of `undefined` too. */
function endsChain(node: ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.CallExpression): boolean {
  if (ts.isOptionalChain(node)) return false
  let inner: ts.Node = node.expression
  for (let next = seenThrough(inner); next !== undefined; next = seenThrough(inner)) inner = next
  // @teeth chains-end: texts that run otherwise have another runtime shape
  //   test: test/unit/syntax/runtime-shape.test.ts
  //   was: return false
  return ts.isOptionalChain(inner)
}

/**
 * Which of the parts are there that a child alone does not tell: of the other kinds with several optional parts, each
 * part is of its own kind. `if (a) ; else f()` and `if (a) f()` would be the same, and `{ a: b }` and `{ a = b }`.
 */
function presence(node: ts.Node): RuntimeFacts {
  // @teeth parts-have-places: texts that run otherwise have another runtime shape
  //   test: test/unit/syntax/runtime-shape.test.ts
  //   revert: remove
  if (ts.isIfStatement(node)) return [isThere(node.thenStatement), isThere(node.elseStatement)]
  if (ts.isForStatement(node)) return [isThere(node.initializer), isThere(node.condition), isThere(node.incrementor)]
  return ts.isBindingElement(node) ? [isThere(node.propertyName), isThere(node.initializer)] : []
}

function isThere(part: ts.Node | undefined): boolean {
  return part !== undefined && !ts.isEmptyStatement(part)
}

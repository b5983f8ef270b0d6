/** The names that a file's code refers to when it runs, as against those that only types refer to. */

import { isErased } from './is-erased.ts'
import { ts } from './parse.ts'

/** Names of variables, functions and imports below a node that its emitted JavaScript uses. */
export function valueNames(node: ts.Node): ReadonlySet<string> {
  const found = new Set<string>()
  collect(node, found)
  return found
}

/** Names behind a dot: `read` of `row.read()`. */
export function memberNames(node: ts.Node): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (inner: ts.Node): void => {
    if (isErased(inner)) return
    if (ts.isPropertyAccessExpression(inner)) found.add(inner.name.text)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return found
}

function collect(node: ts.Node, found: Set<string>): void {
  if (isErased(node) || ts.isImportDeclaration(node)) return
  if (ts.isIdentifier(node)) {
    if (isReference(node)) found.add(node.text)
    return
  }
  ts.forEachChild(node, (child) => collect(child, found))
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (parent === undefined) return true
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isExportSpecifier(parent))
    return parent.parent.parent.moduleSpecifier === undefined && (parent.propertyName ?? parent.name) === node
  if (ts.isJsxAttribute(parent) || ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false
  return !isDeclaredName(node, parent)
}

function isDeclaredName(node: ts.Identifier, parent: ts.Node): boolean {
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name === node
  return (
    (ts.isFunctionLike(parent) ||
      ts.isClassLike(parent) ||
      ts.isEnumDeclaration(parent) ||
      ts.isClassElement(parent) ||
      ts.isEnumMember(parent)) &&
    parent.name === node
  )
}

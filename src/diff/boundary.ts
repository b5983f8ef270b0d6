/** Where a difference stops: nodes that a person would call a part of the change, and that can be put back whole. */

import { ts } from '../syntax/parse.ts'

/** A statement, a member, an entry of a table, a parameter, a clause, an attribute, a condition or a default. */
export function isBoundary(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined) return false
  if (ts.isStatement(node)) return !ts.isBlock(node) || ts.isBlock(parent) || ts.isSourceFile(parent)
  if (ts.isClassElement(node) || ts.isObjectLiteralElement(node) || ts.isEnumMember(node)) return true
  if (ts.isParameter(node) || ts.isCaseOrDefaultClause(node) || ts.isCatchClause(node)) return true
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isJsxAttribute(node)) return true
  if (ts.isArrayLiteralExpression(parent)) return true
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return parent.children.some((child) => child === node)
  if (ts.isBindingElement(node)) return ts.isObjectBindingPattern(parent)
  return isCondition(node) || isDefault(node) || isSubject(node)
}

export function isCondition(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node
}

/** The value of a parameter or of a name in a pattern that was given none. */
export function isDefault(node: ts.Node): boolean {
  const { parent } = node
  return (ts.isParameter(parent) || ts.isBindingElement(parent)) && parent.initializer === node
}

/** What a loop goes over, or a `switch` asks. */
export function isSubject(node: ts.Node): boolean {
  const { parent } = node
  return (
    (ts.isForOfStatement(parent) || ts.isForInStatement(parent) || ts.isSwitchStatement(parent)) &&
    parent.expression === node
  )
}

/** Whether members of this list can come and go one by one, and whether commas part them. */
export function listKind(owner: ts.Node): 'parted' | 'loose' | undefined {
  if (ts.isSourceFile(owner) || ts.isBlock(owner) || ts.isModuleBlock(owner) || ts.isCaseOrDefaultClause(owner))
    return 'loose'
  if (ts.isClassLike(owner) || ts.isCaseBlock(owner) || ts.isJsxElement(owner) || ts.isJsxFragment(owner))
    return 'loose'
  if (ts.isJsxAttributes(owner)) return 'loose'
  if (ts.isObjectLiteralExpression(owner) || ts.isArrayLiteralExpression(owner) || ts.isEnumDeclaration(owner))
    return 'parted'
  if (ts.isNamedImports(owner) || ts.isNamedExports(owner) || ts.isObjectBindingPattern(owner)) return 'parted'
  return ts.isFunctionLike(owner) ? 'parted' : undefined
}

/** Whether code is CommonJS that never asked for strict mode, where the language of old still holds. */

import { ts } from './parse.ts'

/** Told by the ending of the file, directives around the node, and classes, which are always strict. */
export function isSloppy(node: ts.Node): boolean {
  if (!isCommonJs(node.getSourceFile())) return false
  return ts.findAncestor(node, isStrict) === undefined
}

export function isCommonJs(tree: ts.SourceFile): boolean {
  return /\.c[jt]s$/.test(tree.fileName)
}

function isStrict(node: ts.Node): boolean {
  if (ts.isClassLike(node)) return true
  if (ts.isSourceFile(node)) return asksForStrict(node.statements)
  if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return false
  return ts.isBlock(node.body) && asksForStrict(node.body.statements)
}

function asksForStrict(statements: readonly ts.Statement[]): boolean {
  for (const statement of statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression)) return false
    if (statement.expression.text === 'use strict') return true
  }
  return false
}

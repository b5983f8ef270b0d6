/** Where statements stand: in a list, or alone where braces could be. */

import { ts } from './parse.ts'

/** A statement among the statements of a block, a clause or the file. */
export function isListed(node: ts.Node): node is ts.Statement {
  if (node.parent === undefined || !ts.isStatement(node)) return false
  const { parent } = node
  return ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isModuleBlock(parent) || ts.isCaseOrDefaultClause(parent)
}

/** The one statement of an `if`, `else`, loop or label, with braces or without. */
export function isLone(node: ts.Node): node is ts.Statement {
  if (node.parent === undefined || !ts.isStatement(node)) return false
  const { parent } = node
  if (ts.isIfStatement(parent)) return node === parent.thenStatement || node === parent.elseStatement
  return (
    (ts.isIterationStatement(parent, false) || ts.isLabeledStatement(parent) || ts.isWithStatement(parent)) &&
    parent.statement === node
  )
}

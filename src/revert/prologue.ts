/** Directives such as `'use strict'` stay first: a statement comes behind them. */

import { ts } from '../syntax/parse.ts'

/** Where a statement can come that runs before the others of a block. */
export function beforeFirst(block: ts.Block): number {
  // @teeth bodies-keep-directives: the directives of a function stay first
  //   test: test/unit/revert/instrument.test.ts
  //   was: return block.getStart() + 1
  return directivesOf(block).at(-1)?.end ?? block.getStart() + 1
}

/** Where a statement can come that runs before one of a list. */
export function beforeStatement(statement: ts.Statement): number {
  const directives = directivesOf(statement.parent)
  // @teeth directives-first: a probe keeps away from what is read and not run: a directive
  //   test: test/unit/revert/instrument.test.ts
  //   revert: condition false
  return directives.includes(statement) ? (directives.at(-1)?.end ?? statement.end) : statement.getStart()
}

/** An offset between statements, or behind the directives where it lies before one. */
export function behindDirectives(list: ts.Node, offset: number): number {
  const last = directivesOf(list).at(-1)
  return last === undefined ? offset : Math.max(offset, last.end)
}

function directivesOf(list: ts.Node): readonly ts.Statement[] {
  if (!ts.isSourceFile(list) && !(ts.isBlock(list) && ts.isFunctionLike(list.parent))) return []
  const end = list.statements.findIndex((statement) => !isDirective(statement))
  return end === -1 ? list.statements : list.statements.slice(0, end)
}

function isDirective(statement: ts.Statement): boolean {
  return ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)
}

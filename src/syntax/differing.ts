/** Which part of a file an edit has touched, in whole statements: what is the same text around it is the same code. */

import type { ts } from './parse.ts'

export type Statements = readonly ts.Statement[]

/** The statements at the top level without those at the beginning and the end that are the same text. */
export function differing(
  before: ts.SourceFile,
  after: ts.SourceFile,
): { readonly was: Statements; readonly now: Statements } {
  const most = Math.min(before.statements.length, after.statements.length)
  const isSame = (index: number): boolean => textAt(before, index) === textAt(after, index)
  let head = 0
  while (head < most && isSame(head)) head += 1
  let tail = 0
  while (tail < most - head && isSame(-1 - tail)) tail += 1
  const middle = ({ statements }: ts.SourceFile): Statements => statements.slice(head, statements.length - tail)
  return { was: middle(before), now: middle(after) }
}

function textAt({ statements, text }: ts.SourceFile, index: number): string {
  const statement = statements.at(index)
  return statement === undefined ? '' : text.slice(statement.pos, statement.end)
}

/** Keeps the body of an `if` or `try` and drops what guards it. */

import { ts } from '../syntax/parse.ts'
import { skipTrivia } from '../syntax/skip-trivia.ts'
import { isListed } from '../syntax/statement-place.ts'
import { keepLines } from './keep-lines.ts'
import { edits, type FoundSite, type Outcome } from './rule.ts'
import { isOpen, seamAfter, seamBefore } from './seams.ts'

/** The braces go too, but where the body declares something or stands where one statement is expected. */
export function unbrace(guard: ts.Statement, body: ts.Statement, site: FoundSite): Outcome {
  const { text, tree } = site
  // @teeth declarations-keep-their-block: a declaration keeps its block
  //   test: test/unit/revert/unwrap.test.ts
  //   revert: swap && !body.statements.some(isScoped) =>
  const isBare = ts.isBlock(body) && isListed(guard) && !body.statements.some(isScoped)
  const width = isBare ? 1 : 0
  const before = { start: guard.getStart(tree), end: body.getStart(tree) + width }
  const after = { start: body.end - width, end: guard.end }
  const kept = text.slice(skipTrivia(text, before.end), after.start)
  const opening = seamBefore(kept === '' ? text.slice(skipTrivia(text, guard.end)) : kept, guard, site)
  const last = ts.isBlock(body) ? body.statements.at(-1) : body
  const isLeftOpen = last !== undefined && (isBare || last === body) && isOpen(last, tree)
  return edits(keepLines(text, before, opening), keepLines(text, after, isLeftOpen ? seamAfter(guard, site) : ''))
}

/** What is visible in its block only, and could meet its own name outside of it. */
function isScoped(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) return (statement.declarationList.flags & ts.NodeFlags.BlockScoped) !== 0
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  )
}

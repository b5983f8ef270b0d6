/** `revert: condition <expression>`: another condition for an `if`, `?:` or loop, another left side for `&&`, `||`, `??`. */

import type { Span } from '../model/place.ts'
import { parseExpression } from '../syntax/fragment.ts'
import { ts } from '../syntax/parse.ts'
import { isLogical } from '../syntax/is-logical.ts'
import { keepLines } from './keep-lines.ts'
import { lay } from './lay.ts'
import { onlyOutermost } from './outermost.ts'
import { parenthesized } from './parenthesized.ts'
import { edits, type FoundSite, type Outcome, spanOf, stale } from './rule.ts'
import { seamBefore } from './seams.ts'

type Conditional =
  | ts.IfStatement
  | ts.WhileStatement
  | ts.DoStatement
  | ts.ForStatement
  | ts.ConditionalExpression
  | ts.BinaryExpression

const WORDS = 'an `if`, `?:`, loop with a condition, `&&`, `||` or `??`'

/** Finds the condition in the site and replaces it. */
export function condition(code: string, site: FoundSite): Outcome {
  const expression = parseExpression(site.tree.fileName, code)
  if (expression === undefined) return stale('does-not-parse', `\`${code}\` is no expression`)
  const found = onlyOutermost(site, { is: isConditional, words: WORDS })
  if (found.kind === 'stale') return found
  const place = conditionOf(found.node)
  const laid = lay(expression.getText(), site)
  if (place === undefined) return edits(keepLines(site.text, emptySlot(found.node, site), ` ${laid}`))
  const text = parenthesized(laid, expression, place)
  return edits(keepLines(site.text, spanOf(place, site.tree), seamBefore(text, place, site) + text))
}

function isConditional(node: ts.Node): node is Conditional {
  return (
    ts.isIfStatement(node) ||
    ts.isWhileStatement(node) ||
    ts.isDoStatement(node) ||
    ts.isForStatement(node) ||
    ts.isConditionalExpression(node) ||
    isLogical(node)
  )
}

function conditionOf(node: Conditional): ts.Expression | undefined {
  if (ts.isForStatement(node) || ts.isConditionalExpression(node)) return node.condition
  return ts.isBinaryExpression(node) ? node.left : node.expression
}

/** Behind the first semicolon of a `for` that has no condition. */
function emptySlot(node: Conditional, { tree }: FoundSite): Span {
  const semicolon = node.getChildren(tree).find((child) => child.kind === ts.SyntaxKind.SemicolonToken)
  const offset = semicolon?.end ?? node.end
  return { start: offset, end: offset }
}

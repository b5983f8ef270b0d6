/** Keeps one expression out of a larger one; what is around it goes, line by line. */

import type { Span } from '../model/place.ts'
import type { ts } from '../syntax/parse.ts'
import { keepLines, lineEnds } from './keep-lines.ts'
import { indentAt } from './lay.ts'
import { needsParentheses } from './parenthesized.ts'
import { edits, type FoundSite, type Outcome } from './rule.ts'
import { seamBefore } from './seams.ts'

/** Parentheses also hold an expression of several lines together: a line end after `return` would end it. */
export function keepInside(outer: ts.Expression, inner: ts.Expression, site: FoundSite): Outcome {
  const { text, tree } = site
  const before = { start: outer.getStart(tree), end: inner.getStart(tree) }
  const after = { start: inner.end, end: outer.end }
  const lost = lineEnds(text.slice(after.start, after.end)).join('')
  const isSpread = lost !== '' || lineEnds(text.slice(before.start, before.end)).length > 0
  const isHeld = isSpread || needsParentheses(inner, outer)
  const seam = seamBefore(isHeld ? '(' : text.slice(before.end, inner.end), outer, site)
  const closing = lost === '' ? '' : lost + indentAt(text, before.start)
  return edits(keepLines(text, withoutIndent(before, text), seam + (isHeld ? '(' : '')), {
    span: after,
    text: isHeld ? `${closing})` : '',
  })
}

/** The white space that the inner expression's line begins with stays. */
function withoutIndent({ start, end }: Span, text: string): Span {
  const indent = indentAt(text, end)
  const isAlone = lineEnds(text.slice(end - indent.length - 1, end)).length > 0
  return { start, end: isAlone && end - indent.length > start ? end - indent.length : end }
}

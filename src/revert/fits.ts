/** Whether what came in is whole: what was around the site is still there, in the same places. */

import type { Span } from '../model/place.ts'
import { ts } from '../syntax/parse.ts'
import { skipTrivia } from '../syntax/skip-trivia.ts'
import type { Change, SiteChange, Version } from './change.ts'
import { movedSpan } from './moved.ts'
import { spanOf } from './rule.ts'

/** Compares the node around the site, and its other children, with the new tree. */
export function fits({ node, region }: SiteChange, change: Change): boolean {
  const { before, after, edits } = change
  const around = holder(node, region)
  const now = ts.isSourceFile(around) ? after.tree : sameNode(around, change)
  if (now === undefined) return false
  const there = childrenOf(now)
  return childrenOf(around)
    .filter((child) => !edits.some(({ span }) => span.start < child.end && span.end > child.getStart(before.tree)))
    .every((child) => {
      const span = movedSpan(spanOf(child, before.tree), edits)
      return there.some((other) => other.kind === child.kind && isAt(other, span, after))
    })
}

/** The innermost node that holds more than the region. */
function holder(node: ts.Node, { start, end }: Span): ts.Node {
  const around = ts.findAncestor(node, (ancestor) => {
    const first = ancestor.getStart()
    return first <= start && ancestor.end >= end && (first < start || ancestor.end > end)
  })
  return around ?? node.getSourceFile()
}

function sameNode(node: ts.Node, { before, after, edits }: Change): ts.Node | undefined {
  const span = movedSpan(spanOf(node, before.tree), edits)
  const search = (candidate: ts.Node): ts.Node | undefined => {
    if (candidate.pos > span.end || candidate.end < span.start) return undefined
    if (candidate.kind === node.kind && isAt(candidate, span, after)) return candidate
    return ts.forEachChild(candidate, search)
  }
  return search(after.tree)
}

/** A semicolon that keeps two statements apart may have come to the end of the first, or before the second. */
function isAt(node: ts.Node, span: Span, { text, tree }: Version): boolean {
  const start = node.getStart(tree)
  const isStart = start === skipTrivia(text, span.start) || start === pastSemicolon(text, span.start)
  const [from, to] = [Math.min(node.end, span.end), Math.max(node.end, span.end)]
  return isStart && (skipTrivia(text, from) >= to || skipTrivia(text, pastSemicolon(text, from)) >= to)
}

function pastSemicolon(text: string, offset: number): number {
  const next = skipTrivia(text, offset)
  return text[next] === ';' ? skipTrivia(text, next + 1) : offset
}

/** Text in JSX grows together when what parted it goes. */
function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    const isComparable = child.kind !== ts.SyntaxKind.EndOfFileToken && !ts.isJsxText(child)
    if (isComparable && child.end > child.pos) children.push(child)
  })
  return children
}

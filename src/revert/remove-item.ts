/** How a member of a comma list goes: with its own comma, or with the one before when no member follows. */

import { listAround } from '../syntax/list-around.ts'
import { ts } from '../syntax/parse.ts'
import { skipTrivia } from '../syntax/skip-trivia.ts'
import { keepLines } from './keep-lines.ts'
import { edits, type FoundSite, type Outcome, spanOf } from './rule.ts'

/** Neighbours that the guard removes too are taken into account, so that no comma goes twice. */
export function removeItem(site: FoundSite): Outcome {
  const { node, tree, text, removed } = site
  const list = listAround(node)
  const span = spanOf(node, tree)
  if (list === undefined) return edits(keepLines(text, span, ''))
  if (isBareParameter(node, tree)) return edits(keepLines(text, span, '()'))
  const index = list.indexOf(node)
  // @teeth comma-goes-once: of items in a list, two at the end go together
  //   test: test/unit/revert/remove.test.ts
  //   was: const isFollowed = index + 1 < list.length
  const isFollowed = list.slice(index + 1).some((sibling) => !removed.has(sibling))
  if (isFollowed || list.hasTrailingComma) return withCommaAfter(site, isFollowed)
  const before = list[index - 1]
  return before === undefined ? edits(keepLines(text, span, '')) : withCommaBefore(site, before)
}

/** Spaces up to a next member on the same line go too. */
function withCommaAfter({ node, tree, text }: FoundSite, isFollowed: boolean): Outcome {
  const comma = skipTrivia(tree.text, node.end) + 1
  const spaces = isFollowed ? (/^[ \t]+(?=[^\s/])/.exec(tree.text.slice(comma))?.[0].length ?? 0) : 0
  return edits(keepLines(text, { start: node.getStart(tree), end: comma + spaces }, ''))
}

/** A comment between the comma and the node stays. */
function withCommaBefore({ node, tree, text }: FoundSite, before: ts.Node): Outcome {
  const comma = skipTrivia(tree.text, before.end)
  const start = node.getStart(tree)
  if (tree.text.slice(comma + 1, start).trim() === '')
    return edits(keepLines(text, { start: comma, end: node.end }, ''))
  return edits(keepLines(text, { start: comma, end: comma + 1 }, ''), keepLines(text, { start, end: node.end }, ''))
}

/** The parameter of an arrow function that does without parentheses. */
function isBareParameter(node: ts.Node, tree: ts.SourceFile): boolean {
  if (!ts.isArrowFunction(node.parent) || !ts.isParameter(node)) return false
  return node.parent.getChildren(tree).every((child) => child.kind !== ts.SyntaxKind.OpenParenToken)
}

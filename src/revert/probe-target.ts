/** Which node of the new text stands for a site: what came in, or what is around the gap it left. */

import type { Span } from '../model/place.ts'
import { isUnseen } from '../syntax/is-unseen.ts'
import { nodeAround, nodesIn } from '../syntax/node-at.ts'
import { ts } from '../syntax/parse.ts'
import type { Change, SiteChange } from './change.ts'
import { moved, movedSpan } from './moved.ts'
import { type ProbePlace, probePlace } from './probe-place.ts'
import { behindDirectives } from './prologue.ts'

/** Undefined where no call can tell that the site ran. */
export function probeTarget(site: SiteChange, { after, edits }: Change): ProbePlace | undefined {
  const region = movedSpan(site.region, edits)
  const nodes = nodesIn(after.tree, region)
  const node = nodes.find(isExecuted) ?? nodes[0]
  if (node === undefined) return atGap(region.start + width(after.text, region), site.node, after.tree)
  return probePlace(innermost(node, editedSpan(site, edits), after.tree))
}

/** Of the semicolon that was left in a gap: it ends the statement before. */
function width(text: string, { start, end }: Span): number {
  return start < end && text[start] === ';' ? 1 : 0
}

/** Statements that do something, before those that only declare. */
function isExecuted(node: ts.Node): boolean {
  return !ts.isEmptyStatement(node) && !ts.isFunctionDeclaration(node) && !isUnseen(node)
}

/** From the first to the last character that came in. */
function editedSpan(site: SiteChange, edits: Change['edits']): Span {
  const spans = site.edits.map(({ span, text }) => {
    const start = moved(span.start, edits)
    return { start, end: start + text.trimEnd().length }
  })
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}

/** The function or field inside the node that all of the change lies in: running the node does not run it. */
function innermost(node: ts.Node, edited: Span, tree: ts.SourceFile): ts.Node {
  // @teeth probed-in-the-function: a change inside of a function that the site only declares is probed in the function
  //   test: test/unit/revert/instrument.test.ts
  //   was: const inner: ts.Node | undefined = undefined
  const inner = ts.findAncestor(nodeAround(tree, edited), (around) => {
    if (around === node.parent) return 'quit'
    const body = bodyOf(around)
    return body !== undefined && body.getStart(tree) <= edited.start && body.end >= edited.end
  })
  return inner !== undefined && inner.pos >= node.pos && inner.end <= node.end ? inner : node
}

function bodyOf(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyDeclaration(node)) return node.initializer
  return ts.isFunctionLike(node) && 'body' in node ? node.body : undefined
}

/** What is left behind a `case` where a statement stood still belongs to that `case`. */
function atGap(offset: number, gone: ts.Node, tree: ts.SourceFile): ProbePlace | undefined {
  const around = nodeAround(tree, { start: offset, end: offset })
  if (isUnseen(around)) return undefined
  if (ts.isClassLike(around)) return { kind: 'member', at: offset }
  const isList = ts.isBlock(around) || ts.isSourceFile(around) || ts.isModuleBlock(around)
  if (isList || ts.isCaseOrDefaultClause(around) || (ts.isCaseBlock(around) && ts.isStatement(gone)))
    return { kind: 'statement', at: behindDirectives(around, offset) }
  return probePlace(around)
}

/** The node that covers a span, and the nodes inside and around one. */

import type { Span } from '../model/place.ts'
import { ts } from './parse.ts'

/** The outermost node that begins and ends exactly with the span; undefined when there is none. */
export function nodeAt(tree: ts.SourceFile, span: Span): ts.Node | undefined {
  const [node] = nodesIn(tree, span)
  return node !== undefined && node.getStart(tree) === span.start && node.end === span.end ? node : undefined
}

/** The outermost nodes that lie wholly in the span, in the order of the text; the file itself is none of them. */
export function nodesIn(tree: ts.SourceFile, span: Span): readonly ts.Node[] {
  const found: ts.Node[] = []
  const open: ts.Node[] = [...childrenOf(tree)]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.pos > span.end || node.end < span.start || node.end === node.pos) continue
    if (node.kind === ts.SyntaxKind.EndOfFileToken) continue
    // White space between the lines of JSX is a node whose text begins where it ends.
    // @teeth layout-is-no-site: in JSX a child on a line of its own is not the white space before it
    //   test: test/unit/revert/was.test.ts
    //   revert: remove
    if (node.getStart(tree) >= node.end) continue
    // The attributes of an element are no node that anything could be done to, also when there is only one.
    // @teeth only-attribute: in JSX a spread attribute goes
    //   test: test/unit/revert/remove.test.ts
    //   revert: swap !ts.isJsxAttributes(node) && =>
    const isWhole = !ts.isJsxAttributes(node) && node.getStart(tree) >= span.start && node.end <= span.end
    if (isWhole) found.push(node)
    else open.push(...childrenOf(node))
  }
  return found.reverse()
}

/** The innermost node that holds the whole span; what only touches an empty span does not hold it. */
export function nodeAround(tree: ts.SourceFile, span: Span): ts.Node {
  const margin = span.start === span.end ? 1 : 0
  const holds = (node: ts.Node): boolean =>
    node.end > node.pos && node.getStart(tree) + margin <= span.start && node.end - margin >= span.end
  let around: ts.Node = tree
  for (let inner: ts.Node | undefined = tree; inner !== undefined; inner = childrenOf(inner).findLast(holds))
    around = inner
  return around
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}

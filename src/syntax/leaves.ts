/** The tokens of a node, each with its span; the text in JSX word by word. */

import type { Span } from '../model/place.ts'
import { ts } from './parse.ts'

/** In the order of the text, without white space, comments and the pieces of doc comments. */
export function leaves(node: ts.Node, tree: ts.SourceFile): readonly Span[] {
  if (ts.isJSDoc(node)) return []
  if (ts.isJsxText(node)) return wordsOf(node)
  const children = node.getChildren(tree)
  if (children.length > 0) return children.flatMap((child) => leaves(child, tree))
  const start = node.getStart(tree)
  return start < node.end ? [{ start, end: node.end }] : []
}

function wordsOf(node: ts.JsxText): readonly Span[] {
  return Array.from(node.getFullText().matchAll(/\S+/g), (match) => ({
    start: node.pos + match.index,
    end: node.pos + match.index + match[0].length,
  }))
}

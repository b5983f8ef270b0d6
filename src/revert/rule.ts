/** What a rule is given and what it answers: the node it works on, and edits or why there are none. */

import type { Span } from '../model/place.ts'
import type { Edit, StaleReason } from '../model/revert.ts'
import type { ts } from '../syntax/parse.ts'

/** A site found again in the text as it is now. */
export type FoundSite = {
  readonly node: ts.Node
  readonly tree: ts.SourceFile
  /** The file's whole text; offsets of the tree are offsets of it. */
  readonly text: string
  /** Every node that the guard removes in this file, this one included when it is removed. */
  readonly removed: ReadonlySet<ts.Node>
}

export type Stale = { readonly kind: 'stale'; readonly reason: StaleReason; readonly detail: string }

export type Outcome = { readonly kind: 'edits'; readonly edits: readonly Edit[] } | Stale

export function edits(...list: readonly Edit[]): Outcome {
  return { kind: 'edits', edits: list }
}

export function stale(reason: StaleReason, detail: string): Stale {
  return { kind: 'stale', reason, detail }
}

/** The node's own span: without the comments before it. */
export function spanOf(node: ts.Node, tree: ts.SourceFile): Span {
  return { start: node.getStart(tree), end: node.end }
}

/** A text as it is, with probes at sites of it. */

import type { Instrumented } from '../../../src/model/revert.ts'
import type { Span } from '../../../src/model/place.ts'
import { instrument } from '../../../src/revert/instrument.ts'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { nodeAt } from '../../../src/syntax/node-at.ts'

/** Numbered in the order of the spans. What each edit puts in is what is there. */
export function probeAt(file: string, text: string, ...spans: readonly Span[]): Instrumented {
  const version = { text, tree: compilerTree(file, text) }
  const sites = spans.map((span, number) => {
    const node = nodeAt(version.tree, span)
    if (node === undefined) throw new Error(`no node is ${text.slice(span.start, span.end)}`)
    return { number, node, edits: [{ span, text: text.slice(span.start, span.end) }], region: span }
  })
  return instrument({ file, before: version, after: version, edits: sites.flatMap((site) => site.edits), sites })
}

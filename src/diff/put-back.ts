/** Puts the old code of some places back into a file's text, with calls that tell whether it ran. */

import type { Edit, RevertedFile } from '../model/revert.ts'
import { instrument } from '../revert/instrument.ts'
import { splice } from '../revert/splice.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import { faults } from '../syntax/faults.ts'
import { nodeAround, nodesIn } from '../syntax/node-at.ts'
import type { ts } from '../syntax/parse.ts'

export type PutBack =
  | { readonly kind: 'reverted'; readonly file: RevertedFile }
  | { readonly kind: 'not-runnable'; readonly detail: string }

type Faults = ReturnType<typeof faults>

/** A file as it is now, parsed once for all that is put back into it. */
export type Present = {
  readonly file: string
  readonly text: string
  readonly tree: ts.SourceFile
  readonly faults: Faults
}

export function present(file: string, text: string): Present {
  const tree = compilerTree(file, text)
  return { file, text, tree, faults: faults(tree) }
}

/** `edits` in ascending order; the first is site number `firstSite`. */
export function putBack(before: Present, edits: readonly Edit[], firstSite: number): PutBack {
  const { file, text } = before
  const overlap = edits.some(({ span }, index) => span.start < (edits[index - 1]?.span.end ?? 0))
  if (overlap) return { kind: 'not-runnable', detail: 'two of its places run into each other' }
  const restored = splice(text, edits)
  const after = { text: restored, tree: compilerTree(file, restored) }
  const fault = newFault(before.faults, faults(after.tree))
  if (fault !== undefined)
    return { kind: 'not-runnable', detail: `with the old code alone it does not parse: ${fault}` }
  const sites = edits.map((edit, index) => ({
    number: firstSite + index,
    node: nodesIn(before.tree, edit.span)[0] ?? nodeAround(before.tree, edit.span),
    edits: [edit],
    region: edit.span,
  }))
  const instrumented = instrument({ file, before, after, edits, sites })
  return { kind: 'reverted', file: { file, before: text, after: restored, edits, instrumented } }
}

/** The first thing that the present text has nothing like. */
function newFault(known: Faults, found: Faults): string | undefined {
  const left = known.map(({ message }) => message)
  return found.find(({ message }) => {
    const index = left.indexOf(message)
    if (index === -1) return true
    left.splice(index, 1)
    return false
  })?.message
}

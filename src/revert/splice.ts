/** Applies edits to a text by offset, all at once; every character outside of them stays. */

import type { Edit } from '../model/revert.ts'

/** `edits` in ascending order, none overlapping another. */
export function splice(text: string, edits: readonly Edit[]): string {
  let spliced = ''
  let offset = 0
  for (const { span, text: come } of edits) {
    spliced += text.slice(offset, span.start) + come
    offset = span.end
  }
  return spliced + text.slice(offset)
}

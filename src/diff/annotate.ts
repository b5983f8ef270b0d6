/** A text with comments on lines of their own, dressed like the lines they stand above. */

import { indentAt, lineEndOf } from '../revert/lay.ts'
import { splice } from '../revert/splice.ts'

export type Note = {
  /** Of the first character of the node below. */
  readonly offset: number
  /** Without the slashes. */
  readonly lines: readonly string[]
}

/** `notes` in ascending order, no two for one line. */
export function annotate(text: string, notes: readonly Note[]): string {
  // @teeth line-ends-of-the-file: an annotation has the line ends of its file
  //   test: test/unit/diff/annotate.test.ts
  //   was: const lineEnd = '\n'
  const lineEnd = lineEndOf(text)
  const edits = notes.map(({ offset, lines }) => {
    const indent = indentAt(text, offset)
    const start = offset - indent.length
    const comment = lines.map((line) => `${indent}// ${line}`.trimEnd() + lineEnd).join('')
    return { span: { start, end: start }, text: comment }
  })
  return splice(text, edits)
}

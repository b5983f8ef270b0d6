/** The edits that make one text the other, line by line. */

import type { Edit } from '../model/revert.ts'
import { align } from './align.ts'
import { between } from './pair.ts'

/** Spliced into `now`, they give `before` to the last character. */
export function lineEdits(now: string, before: string): readonly Edit[] {
  const [present, old] = [linesOf(now), linesOf(before)]
  const starts = offsets(present)
  const edits: Edit[] = []
  for (const [gone, come] of between(align(old, present), old.length, present.length)) {
    if (gone[0] === gone[1] && come[0] === come[1]) continue
    const span = { start: starts[come[0]] ?? now.length, end: starts[come[1]] ?? now.length }
    edits.push({ span, text: old.slice(...gone).join('') })
  }
  return edits
}

function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/)
}

/** Where each line begins. */
function offsets(lines: readonly string[]): readonly number[] {
  let offset = 0
  return lines.map((line) => {
    const start = offset
    offset += line.length
    return start
  })
}

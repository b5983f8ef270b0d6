/** The offset of a line and column, as Stryker's parser counts them. */

import type { TextPlace } from '../model/sweep.ts'

/** Unlike in editors, the two separators of Unicode end a line too, and a byte order mark takes up a column. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/g

export function offsetAt(text: string, { line, column }: TextPlace): number {
  if (line === 1) return column - 1
  let at = 1
  for (const { index, 0: end } of text.matchAll(LINE_END)) {
    at += 1
    if (at === line) return index + end.length + column - 1
  }
  return text.length
}

/** Lines and columns of a text's offsets, as editors count them. */

import type { Place } from '../model/place.ts'

/** `\r\n`, `\n` or a lone `\r` ends a line, nothing else does. */
export const LINE_END = /\r\n?|\n/g

/** Prepares the look-up of many offsets of one text. A byte order mark takes up no column. */
export function locator(file: string, text: string): (offset: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(LINE_END), (match) => match.index + match[0].length)]
  const bom = text.startsWith('\uFEFF') ? 1 : 0
  return (offset) => {
    const line = lineOf(starts, offset)
    const column = offset - (starts[line - 1] ?? 0) + 1 - (line === 1 ? bom : 0)
    return { file, line, column: Math.max(1, column) }
  }
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low + 1
}

/** A stretch of a text as if it stood at the left margin. */

import type { Span } from '../model/place.ts'
import { LINE_END } from '../syntax/locate.ts'
import { indentAt, textLines } from './lay.ts'

/** Takes the indentation of the first line off all others; lines inside a template string are text, not layout. */
export function dedent(text: string, { start, end }: Span, file: string): string {
  const indent = indentAt(text, start)
  const code = text.slice(start, end)
  const isText = textLines(file, code)
  return code
    .split(LINE_END)
    .map((line, index) =>
      index > 0 && !isText.has(index) && line.startsWith(indent) ? line.slice(indent.length) : line,
    )
    .join('\n')
}

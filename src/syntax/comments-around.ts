/** The comments around an offset as the parser sees them: what only looks like a comment is none. */

import type { Span } from '../model/place.ts'
import { ts } from './parse.ts'
import { tokenAt } from './token-at.ts'

const COMMENT = /\/\/[^\r\n\u2028\u2029]*|\/\*[\s\S]*?\*\//g

/** Every comment between the two tokens that the offset lies between; none when it lies in a token. */
export function commentsAround(file: ts.SourceFile, offset: number): readonly Span[] {
  const token = tokenAt(file, offset)
  const start = ts.isSourceFile(token) ? token.end : token.getStart(file)
  if (offset >= start) return []
  const between = file.text.slice(token.pos, start)
  return Array.from(between.matchAll(COMMENT), (match) => ({
    start: token.pos + match.index,
    end: token.pos + match.index + match[0].length,
  }))
}

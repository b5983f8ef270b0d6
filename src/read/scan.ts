/** The annotations of a file as written, found without the parser: enough to list guards, not to prove them. */

import { locator } from '../syntax/locate.ts'
import type { Annotation } from './annotation.ts'
import { annotationsIn } from './annotations-in.ts'
import { comments } from './comments.ts'
import { isReadable, MARK, marks } from './mark.ts'

/**
 * Reads every annotation of a text in its order, mistakes included. Total: never throws, and answers at once for a
 * text that does not hold the mark.
 */
export function scan(file: string, text: string): readonly Annotation[] {
  if (!text.includes(MARK) || !isReadable(file)) return []
  if (marks(text).length === 0) return []
  return annotationsIn(text, comments(file, text), locator(file, text))
}

/** The grammar of annotations: comments in, annotations out, whatever they say. */

import type { Place, Span } from '../model/place.ts'
import type { Annotation } from './annotation.ts'
import { type CommentLine, commentBlocks } from './comment-lines.ts'
import { notIndented, readEntries } from './read-entries.ts'
import { readHead } from './read-head.ts'

const MARKED = /^@teeth(?=[\s:]|$)/

/** Reads the annotations of some comments, in their order. Several may stand in one comment, below other prose. */
export function annotationsIn(
  text: string,
  comments: readonly Span[],
  locate: (offset: number) => Place,
): readonly Annotation[] {
  return commentBlocks(text, comments).flatMap((lines) => {
    // @teeth also prose-that-mentions-the-mark
    //   revert: swap MARKED.test(line.raw.trim()) => line.raw.includes('@teeth')
    const heads = lines.flatMap((line, index) => (MARKED.test(line.raw.trim()) ? [index] : []))
    return heads.flatMap((head, index) => readAnnotation(lines.slice(head, heads[index + 1]), locate))
  })
}

/** `lines` begins with the head and goes on to the next annotation or the end of the comment. */
function readAnnotation(lines: readonly CommentLine[], locate: (offset: number) => Place): readonly Annotation[] {
  const [head, ...rest] = lines
  if (head === undefined) return []
  const end = rest.findIndex((line) => line.raw.trim() !== '' && line.indent <= head.indent)
  const body = readEntries(end === -1 ? rest : rest.slice(0, end), locate)
  const place = locate(head.offset)
  const words = readHead(head.raw.trim(), body.prose, place)
  if (words.kind === 'unreadable') return [{ ...words, entries: [], place, comment: head.comment }]
  const after = rest[end]
  const faults = [...words.faults, ...body.faults, ...(after === undefined ? [] : notIndented(after, locate))]
  return [{ ...words, entries: body.entries, faults, place, comment: head.comment }]
}

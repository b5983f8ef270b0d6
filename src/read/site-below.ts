/** The site of an annotation: the node directly below its comment. */

import type { Span } from '../model/place.ts'
import { nodeBelow } from '../syntax/node-below.ts'
import type { ts } from '../syntax/parse.ts'
import type { Annotation, Complaint, Outcome } from './annotation.ts'

/** What ends like this is finished, so that a comment after it on its line reads as being about it. */
const FINISHED = /[\w$)\]}'"`,;]$/

/** Refuses an annotation with nothing below it, and one that a reader would take for the code to its left. */
export function siteBelow(sourceFile: ts.SourceFile, annotation: Annotation): Outcome<Span> {
  const { comment } = annotation
  const span = nodeBelow(sourceFile, comment)
  if (span === undefined) return refuse(NOTHING_BELOW)
  const { text } = sourceFile
  const isTrailing = FINISHED.test(lineBefore(text, comment.start))
  // @teeth behind-code-on-its-line: an annotation behind code on its line is refused
  //   test: test/unit/read/sites.test.ts > an annotation behind code on its line is refused
  //   revert: remove
  if (isTrailing && /[\r\n]/.test(text.slice(comment.end, span.start))) return refuse(BESIDE_CODE)
  return { kind: 'read', value: span }
}

const NOTHING_BELOW: Complaint = {
  code: 'no-site',
  message: 'no statement, member, property, element, argument or other node begins below the annotation',
  wayOut: 'Put the annotation directly above the code it guards, inside the same block or list.',
}

const BESIDE_CODE: Complaint = {
  code: 'annotation-syntax',
  message: 'the annotation stands behind code on the same line; expected it on a line of its own',
  wayOut: 'Put the annotation directly above the code it guards.',
}

function lineBefore(text: string, offset: number): string {
  const before = text.slice(0, offset)
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1).trim()
}

function refuse(complaint: Complaint): Outcome<Span> {
  return { kind: 'refused', complaint }
}

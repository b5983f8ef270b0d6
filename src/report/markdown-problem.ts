/** How one mistake in an annotation is told in Markdown. */

import type { Problem } from '../model/problem.ts'
import { cut } from './cut.ts'
import { codeBlock, codeSpan, markdownText } from './markdown.ts'

const LONGEST_SENTENCE = 1000
const LONGEST_FRAME = 4000

/** Paragraphs of one problem, a heading first. */
export function markdownProblem({ code, message, wayOut, place, frame }: Problem): string {
  const where = place === undefined ? '' : ` at ${codeSpan(`${cut(place.file, 400)}:${place.line}:${place.column}`)}`
  return [
    `### ✗ ${code}${where}`,
    markdownText(cut(message, LONGEST_SENTENCE)),
    ...(frame === undefined ? [] : [codeBlock(cut(frame, LONGEST_FRAME), 'text')]),
    `**Next:** ${markdownText(cut(wayOut, LONGEST_SENTENCE))}`,
  ].join('\n\n')
}

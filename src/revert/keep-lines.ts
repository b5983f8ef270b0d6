/** Keeps the lines below true: what comes has as many line ends as what goes, or more. */

import type { Span } from '../model/place.ts'
import type { Edit } from '../model/revert.ts'
import { LINE_END } from '../syntax/locate.ts'

/** An edit that puts `come` in place of the span; line ends that would be lost are added behind it as they were. */
export function keepLines(text: string, span: Span, come: string): Edit {
  const lost = lineEnds(text.slice(span.start, span.end)).slice(lineEnds(come).length)
  // @teeth no-line-is-lost: no line is lost
  //   test: test/unit/revert/keep-lines.test.ts
  //   was: return { span, text: come }
  return { span, text: come + lost.join('') }
}

/** The line ends of a text in their order. */
export function lineEnds(text: string): readonly string[] {
  return text.match(LINE_END) ?? []
}

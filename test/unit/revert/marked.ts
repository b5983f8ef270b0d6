/** A text in which «» marks the site of a guard, and the guard that is made of it. */

import type { Guard, Site } from '../../../src/model/guard.ts'
import type { RevertSpec } from '../../../src/model/revert.ts'

/** A text without its marks, and the span that each pair of marks held, in the order they open. */
export function unmarked(marked: string): { readonly text: string; readonly spans: readonly Span[] } {
  let text = ''
  const spans: { start: number; end: number }[] = []
  const open: { start: number; end: number }[] = []
  for (const character of marked) {
    if (character === '«') {
      const span = { start: text.length, end: text.length }
      spans.push(span)
      open.push(span)
    } else if (character === '»') {
      const span = open.pop()
      if (span === undefined) throw new Error('a mark closes that never opened')
      span.end = text.length
    } else text += character
  }
  return { text, spans }
}

type Span = { readonly start: number; readonly end: number }

/** A site of a guard in a text. */
export function siteAt(file: string, text: string, span: Span): (revert: RevertSpec) => Site {
  const line = text.slice(0, span.start).split(/\r\n?|\n/).length
  return (revert) => ({
    file,
    span,
    text: text.slice(span.start, span.end),
    line,
    revert,
    place: { file, line: Math.max(1, line - 1), column: 1 },
  })
}

/** A guard with these sites and nothing else of interest. */
export function guardOf(sites: readonly Site[]): Guard {
  return {
    id: 'opening-hours',
    behaviour: 'the shop is closed on Sundays',
    sites,
    tests: [{ file: 'test/shop.test.ts' }],
    place: { file: sites[0]?.file ?? 'src/shop.ts', line: 1, column: 1 },
  }
}

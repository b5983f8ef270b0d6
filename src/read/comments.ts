/** The comments of a text, found without a parser; the one importer of js-tokens among readers. */

import jsTokens from 'js-tokens'
import type { Span } from '../model/place.ts'
import { scriptText } from '../syntax/script-text.ts'

const MAY_HOLD_JSX = /\.(?:[jt]sx|[cm]?js)$/
/** TypeScript's `x! / y`: the tokenizer knows JavaScript only, and would take the slash for a regular expression. */
const NON_NULL_DIVIDED = /([\w$)\]])!(?=\s*\/)/g

/**
 * Every comment of the script, one span each, in their order. Where a generic arrow looks like JSX the text is also
 * read without JSX, so that a comment is rather found once too often than never; the parser has the last word.
 */
export function comments(file: string, text: string): readonly Span[] {
  const script = scriptText(file, text)
  // @teeth division-by-a-non-null-value: an annotation is seen after a division by a non-null value
  //   test: test/unit/read/scan.test.ts > where an annotation may stand
  //   was: const code = script.text
  const code = script.text.replace(NON_NULL_DIVIDED, '$1 ')
  const plain = commentTokens(code, false)
  if (!MAY_HOLD_JSX.test(script.parseAs)) return plain
  const found = commentTokens(code, true)
  const starts = new Set(found.map((span) => span.start))
  const more = plain.filter((span) => !starts.has(span.start) && !found.some((other) => overlap(span, other)))
  // @teeth generic-type-hides-no-comment: an annotation is seen after a generic type that looks like JSX
  //   test: test/unit/read/scan.test.ts > where an annotation may stand
  //   revert: swap [...found, ...more] => [...found]
  //   names: after a generic type
  return [...found, ...more].toSorted((a, b) => a.start - b.start)
}

function commentTokens(code: string, jsx: boolean): readonly Span[] {
  const spans: Span[] = []
  let offset = 0
  for (const token of jsTokens(code, { jsx })) {
    const end = offset + token.value.length
    if (token.type === 'SingleLineComment' || token.type === 'MultiLineComment') spans.push({ start: offset, end })
    offset = end
  }
  return spans
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

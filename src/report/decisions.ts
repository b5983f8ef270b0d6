/** How many decisions a piece of code takes: the places where it goes one way or another. */

import { tokensOf } from './tokens.ts'

const WORDS: ReadonlySet<string> = new Set(['if', 'for', 'while', 'case', 'catch'])
const SIGNS: ReadonlySet<string> = new Set(['&&', '||', '??', '&&=', '||=', '??='])
/** After a question mark these belong to a type or a parameter that may be left out. */
const AFTER_OPTIONAL: ReadonlySet<string> = new Set([':', ')', ',', ']'])

/** Counted by tokens, so that also code that does not parse is counted as far as it goes. */
export function decisions(code: string): number {
  const tokens = tokensOf(code).filter(({ type }) => !/^(?:WhiteSpace|LineTerminator|.*Comment)/.test(type))
  return tokens.filter(({ type, value }, index) => {
    if (type === 'IdentifierName') return WORDS.has(value) && tokens[index - 1]?.value !== '.'
    if (type !== 'Punctuator') return false
    return SIGNS.has(value) || (value === '?' && !AFTER_OPTIONAL.has(tokens[index + 1]?.value ?? ''))
  }).length
}

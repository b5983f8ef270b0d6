/** A text as the sequence of its words, for comparison without case, punctuation and white space. */

/** What a terminal reads as colour; Vitest leaves some in messages. */
// oxlint-disable-next-line no-control-regex
const COLOUR = /\u001b\[[\d;]*m/g

/** Scripts that write no space between words: each letter is a word of its own. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

const NO_WORD = /[^\p{L}\p{N}\p{M}]+/gu

/** The words of a text, lower case, in order; letters, digits and their marks only. */
export function wordsOf(text: string): readonly string[] {
  const spaced = text
    .replace(COLOUR, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNSPACED, ' $& ')
    .replace(NO_WORD, ' ')
  return spaced.split(' ').filter((word) => word !== '')
}

/** Whether the phrase's words stand in the text, whole, side by side and in order. A phrase without words stands in none. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = wordsOf(phrase).join(' ')
  // @teeth no-words-name-nothing: the behaviour has no words at all
  //   test: test/unit/judge/naming.test.ts
  //   revert: condition true
  return wanted !== '' && ` ${wordsOf(text).join(' ')} `.includes(` ${wanted} `)
}

/** Foreign text inside a sentence: one line, not too long, between backticks. */

/** Longer than any title one would read, shorter than any dump. In UTF-16 code units. */
const LONGEST = 200

/** The first line that says something, between backticks; backticks of its own become apostrophes. */
export function quote(text: string): string {
  const line = text.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()} …` : line.trim()
  // @teeth a-quotation-stays-one: its backticks
  //   test: test/unit/errors/quote.test.ts
  //   names: quotes its backticks
  //   revert: swap .replaceAll('`', "'") =>
  return `\`${short.replaceAll('`', "'")}\``
}

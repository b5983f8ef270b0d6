/** What the ledger keeps of a text that a test made: how it begins and how it ends. */

/** More than anybody reads; a ledger of thousands of guards stays one that can be loaded. In UTF-16 code units. */
const MOST_BEGINNING = 32_000
const MOST_END = 8_000

/** The text itself unless it is too long; no character is torn apart. */
export function excerpt(text: string): string {
  const left = text.length - MOST_BEGINNING - MOST_END
  if (left <= 0) return text
  const [beginning, end] = [text.slice(0, MOST_BEGINNING), text.slice(-MOST_END)]
  return `${beginning.toWellFormed()}\n… ${left} characters left out …\n${end.toWellFormed()}`
}

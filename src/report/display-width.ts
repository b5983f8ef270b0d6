/** How many columns of a terminal a text takes. */

const NARROW = /^[\u0020-\u007e]*$/
// Combining marks, joiners and selectors take no column of their own.
const NO_COLUMN = /^[\p{Mn}\p{Me}\u200c\u200d]$/u
const TWO_COLUMNS =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]$/u

/** Counts columns of a text without control characters; East Asian wide characters and emoji take two. */
export function displayWidth(text: string): number {
  if (NARROW.test(text)) return text.length
  let columns = 0
  for (const character of text) columns += columnsOf(character)
  return columns
}

function columnsOf(character: string): number {
  if (NO_COLUMN.test(character)) return 0
  return TWO_COLUMNS.test(character) ? 2 : 1
}

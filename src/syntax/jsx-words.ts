/** What is left of the text between JSX elements: white space around line ends goes, words on two lines are a space apart. */

import { LINE_END } from './locate.ts'

/** All lines but the first lose what is before their text, all but the last what is behind it; empty ones go. */
export function jsxWords(text: string): string {
  const lines = text.split(LINE_END)
  const trimmed = lines.map((line, index) => {
    // Blanks and tabs only: compilers disagree about the rest.
    const left = index > 0 ? line.replace(/^[ \t]+/, '') : line
    return index < lines.length - 1 ? left.replace(/[ \t]+$/, '') : left
  })
  return trimmed.filter((line) => line !== '').join(' ')
}

/** How text is broken into lines that fit a terminal. */

import { displayWidth } from './display-width.ts'

/** Breaks at spaces, words that are too long anywhere; `Infinity` keeps the lines as they are. */
export function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width))
}

function wrapLine(line: string, width: number): readonly string[] {
  if (displayWidth(line) <= width) return [line]
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/(?<= )(?=[^ ])/)) {
    if (displayWidth(current + word.trimEnd()) > width && current.trim() !== '') {
      lines.push(current.trimEnd())
      current = ''
    }
    const pieces = breakWord(current + word, width)
    lines.push(...pieces.slice(0, -1))
    current = pieces.at(-1) ?? ''
  }
  return [...lines, current.trimEnd()]
}

function breakWord(word: string, width: number): readonly string[] {
  if (displayWidth(word.trimEnd()) <= width) return [word]
  const pieces: string[] = []
  let current = ''
  for (const character of word) {
    if (current !== '' && displayWidth(current + character) > width) {
      pieces.push(current)
      current = ''
    }
    current += character
  }
  return [...pieces, current]
}

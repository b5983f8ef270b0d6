/** How one mistake in an annotation is told in a terminal: place, what is wrong, the lines around it, the way out. */

import type { Problem } from '../model/problem.ts'
import { codeLines, field, indented, oneLine, type Page, textLines } from './terminal-page.ts'

export function terminalProblem({ code, place, message, frame, wayOut }: Problem, page: Page): readonly string[] {
  const where =
    place === undefined ? '' : `  ${page.colour.cyan(`${oneLine(place.file)}:${place.line}:${place.column}`)}`
  // A tab is one column to the caret below it.
  const framed = frame === undefined ? [] : ['', ...indented(codeLines(frame.replaceAll('\t', ' '))), '']
  return [
    `${page.colour.red(`✗ ${code}`)}${where}`,
    ...indented(textLines(message, page, 2)),
    ...framed,
    ...field('next', wayOut, page),
  ]
}

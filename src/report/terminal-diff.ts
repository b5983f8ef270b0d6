/** How a revert looks in a terminal: the code as it is, what goes, what comes back, with the file's line numbers. */

import { assertNever } from '../model/assert-never.ts'
import { cut } from './cut.ts'
import type { DiffLine } from './diff-lines.ts'
import { shownDiff } from './shown-diff.ts'
import { codeLine, inert, type Page, room } from './terminal-page.ts'
import { wrap } from './wrap.ts'

const LONGEST_DIFF = 16_000
const MOST_LINES = 24
const SIGN_WIDTH = 3

/** In from the left edge, without common indentation and without the context that `isTold` names by its line. */
export function terminalDiff(diff: string, isTold: (line: number) => boolean, page: Page): readonly string[] {
  const lines = shownDiff(cut(diff, LONGEST_DIFF), isTold)
  const shown = lines.length > MOST_LINES + 1 ? lines.slice(0, MOST_LINES) : lines
  const numberWidth = Math.max(6, ...shown.map(({ line }) => String(line ?? '').length + 2))
  const rest = lines.length - shown.length
  return [
    ...shown.flatMap((line) => paintedLines(line, numberWidth, page)),
    ...(rest === 0 ? [] : [page.colour.dim(`${' '.repeat(numberWidth + SIGN_WIDTH)}… ${rest} more lines`)]),
  ]
}

function paintedLines(diffLine: DiffLine, numberWidth: number, page: Page): readonly string[] {
  const paint = brush(diffLine, page)
  const pieces = wrap(codeLine(diffLine.text).trimEnd(), room(page, numberWidth + SIGN_WIDTH)).map(inert)
  return pieces.map((piece, index) => {
    const number = index === 0 && diffLine.line !== undefined ? String(diffLine.line) : ''
    const margin = ' '.repeat(numberWidth - number.length) + (number === '' ? '' : page.colour.dim(number))
    const code = `${index === 0 ? sign(diffLine) : ' '} ${piece}`.trimEnd()
    return code === '' ? margin.trimEnd() : `${margin} ${paint(code)}`
  })
}

function sign({ kind }: DiffLine): string {
  switch (kind) {
    case 'goes':
      return '-'
    case 'comes':
      return '+'
    case 'gap':
      return '⋮'
    case 'context':
      return ' '
    default:
      return assertNever(kind)
  }
}

function brush({ kind }: DiffLine, { colour }: Page): (text: string) => string {
  if (kind === 'goes') return colour.red
  return kind === 'comes' ? colour.green : colour.dim
}

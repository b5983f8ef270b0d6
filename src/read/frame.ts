/** A code frame: the lines around a place with a caret under it. */

import type { Place } from '../model/place.ts'
import { LINE_END } from '../syntax/locate.ts'

const LINES_AROUND = 2
const TAB_WIDTH = 4
/** Columns of code shown; a longer line is cut so that the place stays in sight. */
const WIDTH = 100
/** Control characters, and those that turn the direction in which a text is read. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Two lines of context on either side, a number before each, no colour, `\n` line ends and none at the end. */
export function frame(text: string, place: Place): string {
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END)
  const first = Math.max(1, place.line - LINES_AROUND)
  const last = Math.min(lines.length, place.line + LINES_AROUND)
  const before = shown((lines[place.line - 1] ?? '').slice(0, place.column - 1)).length
  const from = Math.max(0, before - Math.floor(WIDTH * 0.6))
  const gutter = String(last).length
  const rows: string[] = []
  for (let line = first; line <= last; line += 1) {
    const marker = line === place.line ? '>' : ' '
    rows.push(`${marker} ${String(line).padStart(gutter)} | ${cut(shown(lines[line - 1] ?? ''), from)}`.trimEnd())
    if (line === place.line) rows.push(`  ${' '.repeat(gutter)} | ${' '.repeat(before - from)}^`)
  }
  return rows.join('\n')
}

/** As it fills columns of a terminal: tabs become spaces, and nothing in it can steer the terminal. */
function shown(line: string): string {
  let wide = ''
  for (const character of line) {
    wide += character === '\t' ? ' '.repeat(TAB_WIDTH - (wide.length % TAB_WIDTH)) : character.replace(STEERING, '·')
  }
  return wide
}

function cut(line: string, from: number): string {
  const head = from > 0 && line.length > from ? `…${line.slice(from + 1)}` : line.slice(from)
  return head.length > WIDTH ? `${head.slice(0, WIDTH - 1)}…` : head
}

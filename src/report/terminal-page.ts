/** The page a terminal report is set on: its width, its colours, its one indent and its column of labels. */

import { cut, cutLines } from './cut.ts'
import { neutralise, neutraliseLine } from './neutralise.ts'
import type { Paint } from './paint.ts'
import { wrap } from './wrap.ts'

export type Page = {
  readonly colour: Paint
  /** Columns; `Infinity` never breaks a line. */
  readonly width: number
  /** Also lists the guards that bite, and what Vitest prints as the difference. */
  readonly isVerbose: boolean
  /** Absolute path of the project; messages then show its files from there. */
  readonly root?: string
}

const INDENT = '  '
const NO_BREAK = '\u00a0'
const LABEL_WIDTH = 'expected  '.length
const NARROWEST = 40
const LONGEST_TEXT = 2000
const LONGEST_LINE = 400
const MOST_LINES = 16

/** A text of our own or of others, broken to fit `inset` columns further in; bounded, and safe to print. */
export function textLines(text: string, page: Page, inset: number): readonly string[] {
  const lines = neutralise(cut(fromRoot(text.trimEnd(), page.root), LONGEST_TEXT)).replaceAll('\t', INDENT)
  return cutLines(wrap(lines, room(page, inset)), MOST_LINES).map(inert)
}

/** A text that keeps its lines, as code does: each is cut where it gets too long to read. */
export function codeLines(text: string): readonly string[] {
  const lines = cut(text, MOST_LINES * LONGEST_LINE)
    .replaceAll('\r\n', '\n')
    .split('\n')
  return cutLines(lines.map(codeLine), MOST_LINES)
}

/** A value that stays on one line however narrow the page is: a path or a command that is to be copied. */
export function oneLine(text: string): string {
  return inert(neutraliseLine(cut(text, LONGEST_LINE)))
}

export function codeLine(line: string): string {
  return inert(neutraliseLine(cut(line.replaceAll('\t', INDENT), LONGEST_LINE)))
}

/** `label` in its column, the lines beside it. */
export function labelled(label: string, lines: readonly string[], page: Page): readonly string[] {
  const beside = `${page.colour.dim(label)}${' '.repeat(LABEL_WIDTH - label.length)}`
  const below = ' '.repeat(LABEL_WIDTH)
  return lines.map((line, index) => `${INDENT}${index === 0 ? beside : below}${line}`.trimEnd())
}

/** A label and its text. */
export function field(label: string, text: string, page: Page): readonly string[] {
  return labelled(label, textLines(text, page, INDENT.length + LABEL_WIDTH), page)
}

export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : INDENT + line))
}

/** The first line of a report, broken between words where the page is narrow. */
export function headlineLines(answer: string, hue: 'green' | 'yellow' | 'red', page: Page): readonly string[] {
  // @teeth headlines-break-between-words: a headline breaks between words where the page is narrow
  //   test: test/unit/report/diff-terminal.test.ts
  //   was: const lines = [answer]
  const lines = wrap(answer, room(page, 0))
  return lines.map((line) => page.colour.bold(page.colour[hue](line)))
}

/** The last line of a report: `2 bite · 1.4 s · vitest 5.1.2`, broken between its parts only. */
export function footLines(parts: readonly string[], page: Page): readonly string[] {
  return smallPrint(parts.map((part) => part.replaceAll(' ', NO_BREAK)).join(`${NO_BREAK}· `), page)
}

/** Broken to fit. A name that is long enough is broken anywhere, also before what GitHub would take for a command. */
export function smallPrint(text: string, page: Page): readonly string[] {
  // @teeth no-command-from-a-broken-name: a name that is broken gives GitHub no command
  //   test: test/unit/report/diff-terminal.test.ts
  //   was: const lines = wrap(text, room(page, 0))
  const lines = wrap(text, room(page, 0)).map(inert)
  return lines.map((line) => page.colour.dim(line.replaceAll(NO_BREAK, ' ')))
}

/** Columns that are left `inset` columns in. A page is never taken for narrower than can be read. */
export function room(page: Page, inset: number): number {
  return Math.max(page.width, NARROWEST) - inset
}

function fromRoot(text: string, root: string | undefined): string {
  if (root === undefined || root.length < 2) return text
  return text.replaceAll(`file://${root}/`, '').replaceAll(`${root}/`, '')
}

/** GitHub takes a line that begins with `::` for a command, also behind white space. */
export function inert(line: string): string {
  // @teeth no-command-from-text: the report for a terminal gives GitHub no command
  //   test: test/unit/report/terminal.test.ts > the report for a terminal > gives GitHub no command: %j
  //   was: return line
  return line.replace(/^(\s*):(?=:)/, String.raw`$1\u003a`)
}

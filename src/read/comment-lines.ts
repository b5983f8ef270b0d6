/** The lines of comments without what makes them comments: slashes, stars and the indentation of the code around. */

import type { Span } from '../model/place.ts'

export type CommentLine = {
  /** Without the comment's signs; leading and trailing white space kept. */
  readonly raw: string
  /** Offset of the first character that is not white space, in the file's text. */
  readonly offset: number
  /** Columns of white space before it; of the line's own start where the comment opens on this line. */
  readonly indent: number
  /** The comment the line is from. */
  readonly comment: Span
}

const TAB_WIDTH = 4
const LINE = /([^\r\n\u2028\u2029]*)(\r\n|[\r\n\u2028\u2029]|$)/gy
const ONE_LINE_END = /^[ \t]*(?:\r\n|[\r\n])[ \t]*$/

/** Groups comments into blocks: `//` lines directly under each other are one, every other comment is one by itself. */
export function commentBlocks(text: string, comments: readonly Span[]): readonly (readonly CommentLine[])[] {
  const blocks: CommentLine[][] = []
  let previous: Span | undefined
  for (const comment of comments) {
    const isLine = text.startsWith('//', comment.start)
    const lines = isLine ? [slashedLine(text, comment)] : blockLines(text, comment)
    const isNext = isLine && previous !== undefined && ONE_LINE_END.test(text.slice(previous.end, comment.start))
    if (isNext) blocks.at(-1)?.push(...lines)
    else blocks.push([...lines])
    previous = isLine ? comment : undefined
  }
  return blocks
}

function slashedLine(text: string, comment: Span): CommentLine {
  const signs = /^\/\/+!?/.exec(text.slice(comment.start, comment.end))?.[0].length ?? 0
  return lineOf(text, { start: comment.start + signs, end: comment.end }, comment)
}

function blockLines(text: string, comment: Span): readonly CommentLine[] {
  const opening = /^\/\*+!?/.exec(text.slice(comment.start, comment.end - 2))?.[0].length ?? 2
  const rows = rowsOf(text, comment.start + opening, Math.max(comment.start + opening, comment.end - 2))
  const isStarred = rows.length > 1 && rows.slice(1).every((row) => /^\s*(?:\*|$)/.test(text.slice(row.start, row.end)))
  return rows.map((row, index) => {
    if (index === 0) return { ...lineOf(text, row, comment), indent: openingIndent(text, comment, isStarred) }
    const star = isStarred ? (/^\s*\*?/.exec(text.slice(row.start, row.end))?.[0].length ?? 0) : 0
    return lineOf(text, { start: row.start + star, end: row.end }, comment)
  })
}

/** What follows on the next lines belongs to the opening line wherever it is indented at all. */
function openingIndent(text: string, comment: Span, isStarred: boolean): number {
  if (isStarred) return -1
  const before = text.slice(0, comment.start)
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1
  return width(/^[ \t]*/.exec(text.slice(lineStart, comment.start))?.[0] ?? '')
}

function rowsOf(text: string, start: number, end: number): readonly Span[] {
  const rows: Span[] = []
  let at = start
  for (const match of text.slice(start, end).matchAll(LINE)) {
    rows.push({ start: at, end: at + (match[1] ?? '').length })
    at += match[0].length
    if (match[2] === '') break
  }
  return rows
}

function lineOf(text: string, row: Span, comment: Span): CommentLine {
  const raw = text.slice(row.start, row.end)
  const space = /^\s*/.exec(raw)?.[0] ?? ''
  return { raw, offset: row.start + space.length, indent: width(space), comment }
}

function width(space: string): number {
  let columns = 0
  for (const character of space) columns += character === '\t' ? TAB_WIDTH - (columns % TAB_WIDTH) : 1
  return columns
}

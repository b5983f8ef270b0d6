/** A Markdown report put together so that it fits where it is shown: what is told in full, what in a line, what only counted. */

import { count } from './count.ts'
import type { Permalinks } from './forge.ts'
import { folded, textLink } from './markdown.ts'

/** Where the text will be shown, which is what it must fit. */
export type Room = 'comment' | 'summary'

export type MarkdownOptions = {
  readonly room: Room
  /** How much of the room something else has already, as the room counts: characters of a comment, bytes of a summary. */
  readonly taken?: number
  /** Web address of the whole report; told where something was left out. */
  readonly reportUrl?: string
  /** Makes places lead to the forge. */
  readonly links?: Permalinks
}

/** In the order in which they are shown; between findings and foot come the folds. */
export type MarkdownParts = {
  readonly head: readonly string[]
  /** The heaviest first. */
  readonly findings: readonly MarkdownFinding[]
  /** The first gets the most of the room. */
  readonly folds: readonly MarkdownFold[]
  readonly foot: readonly string[]
}

/** Told when there is room: a ledger can hold more than anyone would print. */
export type MarkdownFinding = { readonly story: () => string; readonly line: () => string }

/** Lines behind a line to click; `summary` is ours and plain. */
export type MarkdownFold = { readonly summary: string; readonly lines: readonly (() => string)[] }

type Measure = { readonly most: number; readonly size: (text: string) => number }

const ROOMS: Readonly<Record<Room, Measure>> = {
  // GitHub refuses a comment over 65,536 characters; the rest is for whoever puts a marker around ours.
  comment: { most: 60_000, size: (text) => text.length },
  // GitHub drops a summary over 1 MiB as a whole.
  summary: { most: 1_000_000, size: (text) => new TextEncoder().encode(text).length },
}
/** For each fold, and for the counts of what is left out. */
const RESERVE = 200
/** Of the room, when not every finding can be told in full: the others get a line each. */
const SHARE_OF_STORIES = 0.75
const GAP = '\n\n'

/** Markdown that ends in a line end; what is left out is counted. Only head and foot may be larger than what is left of the room. */
export function fitMarkdown({ head, findings, folds, foot }: MarkdownParts, options: MarkdownOptions): string {
  const { room, taken = 0, reportUrl } = options
  const { most, size } = ROOMS[room]
  const more = reportUrl === undefined ? '' : ` in ${textLink('the whole report', reportUrl)}`
  const fixed = size([...head, ...foot, more].join(GAP)) + RESERVE * (folds.length + 1)
  const space = { size, left: most - taken - fixed }
  const stories = storiesOf(findings, space)
  const untold = findings.slice(stories.length)
  const inShort = { summary: 'In short', lines: untold.map(({ line }) => line) }
  return `${[
    ...head,
    ...stories,
    ...(untold.length === 0 ? [] : [`… ${count(untold.length, 'more finding')}${more}`]),
    ...foldsOf([inShort, ...folds], { size, left: space.left - weight(stories, size) }),
    ...foot,
  ].join(GAP)}\n`
}

/** As much of the room as a text takes. */
export function sizeIn(room: Room, text: string): number {
  return ROOMS[room].size(text)
}

/** How much of it there is. */
export function mostIn(room: Room): number {
  return ROOMS[room].most
}

type Space = { readonly size: Measure['size']; readonly left: number }

function storiesOf(findings: readonly MarkdownFinding[], { size, left }: Space): readonly string[] {
  const tellers = findings.map(({ story }) => story)
  const all = fitting(tellers, { size, left })
  // @teeth markdown-fits: the Markdown report fits its room and counts what it leaves out
  //   test: test/unit/report/fit-markdown.test.ts
  //   was: return tellers.map((tell) => tell())
  return all.length === findings.length ? all : fitting(tellers, { size, left: left * SHARE_OF_STORIES })
}

function foldsOf(folds: readonly MarkdownFold[], { size, left }: Space): readonly string[] {
  let free = left
  return folds.flatMap(({ summary, lines }) => {
    const told = fitting(lines, { size, left: free })
    free -= weight(told, size)
    if (told.length === 0) return []
    const rest = lines.length > told.length ? [`- … ${lines.length - told.length} more`] : []
    return [folded(summary, [[...told, ...rest].join('\n')])]
  })
}

/** As many from the start as there is space for. */
function fitting(tellers: readonly (() => string)[], { size, left }: Space): readonly string[] {
  const told: string[] = []
  let free = left
  for (const tell of tellers) {
    const text = tell()
    free -= weight([text], size)
    if (free < 0) break
    told.push(text)
  }
  return told
}

/** With what parts each from the next. */
function weight(paragraphs: readonly string[], size: Measure['size']): number {
  return paragraphs.reduce((sum, paragraph) => sum + size(paragraph) + GAP.length, 0)
}

/** The ledger as Markdown for a comment or a job's summary page: the answer, what does not bite, the rest folded. */

import type { Ledger } from '../model/ledger.ts'
import { answer } from './answer.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { openGuards } from './findings.ts'
import type { Permalinks } from './forge.ts'
import { codeSpan, markdownText, textLink } from './markdown.ts'
import { folded, markdownFinding } from './markdown-finding.ts'
import { markdownLine } from './markdown-line.ts'
import { markdownProblem } from './markdown-problem.ts'
import { summaryParts } from './summary-parts.ts'

/** Where the text will be shown, which is what it must fit. */
export type Room = 'comment' | 'summary'

export type MarkdownOptions = {
  readonly room: Room
  /** Web address of the whole report; told where something was left out. */
  readonly reportUrl?: string
  /** Makes places lead to the forge. */
  readonly links?: Permalinks
}

type Measure = { readonly most: number; readonly size: (text: string) => number }

const ROOMS: Readonly<Record<Room, Measure>> = {
  // GitHub refuses a comment over 65,536 characters; the rest is for whoever puts a marker around ours.
  comment: { most: 60_000, size: (text) => text.length },
  // GitHub drops a summary over 1 MiB as a whole.
  summary: { most: 1_000_000, size: (text) => new TextEncoder().encode(text).length },
}
/** For folds and for the counts of what is left out. */
const RESERVE = 400
/** Of the room, when not every finding can be told in full: the others get a line each. */
const SHARE_OF_STORIES = 0.75
const MOST_STRAYS = 20
const GAP = '\n\n'

/** Markdown that ends in a line end and fits its room whatever the ledger holds; what is left out is counted. */
export function renderMarkdown(ledger: Ledger, options: MarkdownOptions): string {
  const { most, size } = ROOMS[options.room]
  const more = options.reportUrl === undefined ? '' : ` in ${textLink('the whole report', options.reportUrl)}`
  const head = `## ${answer(ledger)}`
  const foot = [...strays(ledger), summaryParts(ledger, true).map(markdownText).join(' · ')]
  const body = bodyOf(ledger, options.links, { size, left: most - size([head, ...foot, more].join(GAP)) - RESERVE })
  const untold = body.findings - body.stories.length
  return `${[
    head,
    ...body.stories,
    ...(untold === 0 ? [] : [`… ${count(untold, 'more finding')}${more}`]),
    ...fold('In short', body.inShort, untold),
    ...fold(`${count(body.biting, 'guard')} ${body.biting === 1 ? 'bites' : 'bite'}`, body.listed, body.biting),
    ...foot,
  ].join(GAP)}\n`
}

type Space = { readonly size: Measure['size']; readonly left: number }

type Body = {
  readonly findings: number
  readonly stories: readonly string[]
  readonly inShort: readonly string[]
  readonly biting: number
  readonly listed: readonly string[]
}

function bodyOf(ledger: Ledger, links: Permalinks | undefined, { size, left }: Space): Body {
  const findings = findingsOf(ledger, links)
  const biting = ledger.guards.filter(({ verdict }) => verdict === 'bites')
  const tellers = findings.map(({ story }) => story)
  const all = fitting(tellers, { size, left })
  // @teeth markdown-fits: the Markdown report fits its room and counts what it leaves out
  //   test: test/unit/report/markdown-report.test.ts
  //   was: const stories = tellers.map((tell) => tell())
  const stories = all.length === findings.length ? all : fitting(tellers, { size, left: left * SHARE_OF_STORIES })
  const afterStories = left - weight(stories, size)
  const lines = findings.slice(stories.length).map(({ line }) => line)
  const inShort = fitting(lines, { size, left: afterStories })
  const listed = fitting(
    biting.map((entry) => () => markdownLine(entry)),
    { size, left: afterStories - weight(inShort, size) },
  )
  return { findings: findings.length, stories, inShort, biting: biting.length, listed }
}

/** Told when there is room: a ledger can hold more than anyone would print. */
type Finding = { readonly story: () => string; readonly line: () => string }

function findingsOf(ledger: Ledger, links: Permalinks | undefined): readonly Finding[] {
  return [
    ...ledger.problems.map((problem) => ({
      story: () => markdownProblem(problem),
      line: () => `- ✗ ${problem.code}: ${markdownText(cut(problem.message, 300))}`,
    })),
    ...openGuards(ledger).map((entry) => ({
      story: () => markdownFinding(entry, links),
      line: () => markdownLine(entry),
    })),
  ]
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

function fold(summary: string, lines: readonly string[], of: number): readonly string[] {
  if (lines.length === 0) return []
  const rest = of > lines.length ? [`- … ${of - lines.length} more`] : []
  return [folded(summary, [[...lines, ...rest].join('\n')])]
}

function strays({ strays }: Ledger): readonly string[] {
  if (strays.length === 0) return []
  const paths = strays.slice(0, MOST_STRAYS).map((path) => `- ${codeSpan(cut(path, 400))}`)
  const rest = strays.length > MOST_STRAYS ? [`- … ${strays.length - MOST_STRAYS} more`] : []
  return [`### ! ${count(strays.length, 'path')} changed in the work tree meanwhile`, [...paths, ...rest].join('\n')]
}

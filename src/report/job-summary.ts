/** The ledger as Markdown for the summary page of a GitHub job: the answer, then what does not bite, diffs folded. */

import type { Ledger } from '../model/ledger.ts'
import { answer } from './answer.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { codeSpan, markdownText } from './markdown.ts'
import { markdownFinding } from './markdown-finding.ts'
import { markdownProblem } from './markdown-problem.ts'
import { summaryParts } from './summary-parts.ts'

// GitHub drops a summary over 1 MiB as a whole; what does not fit is counted instead.
const MOST_BYTES = 1_000_000
const MOST_STRAYS = 20

/** Markdown that ends in a line end, under 1 MiB whatever the ledger holds. */
export function renderJobSummary(ledger: Ledger): string {
  const open = ledger.guards.filter(({ verdict }) => verdict !== 'bites')
  const findings = [...ledger.problems.map(markdownProblem), ...open.map(markdownFinding)]
  const frame = [`## ${answer(ledger)}`, ...strays(ledger), summaryParts(ledger, true).map(markdownText).join(' · ')]
  // @teeth summary-fits: the job summary stays under 1 MiB and counts what it leaves out
  //   test: test/unit/report/job-summary.test.ts
  //   was: const shown = findings
  const shown = fitting(findings, MOST_BYTES - bytes(frame))
  const rest = findings.length - shown.length
  const [head, ...foot] = frame
  return `${[head, ...shown, ...(rest === 0 ? [] : [`… ${count(rest, 'more finding')}`]), ...foot].join('\n\n')}\n`
}

function strays({ strays }: Ledger): readonly string[] {
  if (strays.length === 0) return []
  const paths = strays.slice(0, MOST_STRAYS).map((path) => `- ${codeSpan(cut(path, 400))}`)
  const rest = strays.length > MOST_STRAYS ? [`- … ${strays.length - MOST_STRAYS} more`] : []
  return [`### ! ${count(strays.length, 'path')} changed in the work tree meanwhile`, [...paths, ...rest].join('\n')]
}

/** As many from the start as there is room for. */
function fitting(paragraphs: readonly string[], room: number): readonly string[] {
  let left = room
  const end = paragraphs.findIndex((paragraph) => {
    left -= bytes([paragraph])
    return left < 0
  })
  return end === -1 ? paragraphs : paragraphs.slice(0, end)
}

/** With the blank line that parts each from the next. */
function bytes(paragraphs: readonly string[]): number {
  return new TextEncoder().encode(paragraphs.map((paragraph) => `${paragraph}\n\n`).join('')).length
}

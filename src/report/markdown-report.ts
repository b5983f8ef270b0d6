/** The ledger as Markdown for a comment or a job's summary page: the answer, what does not bite, the rest folded. */

import type { Ledger } from '../model/ledger.ts'
import { answer } from './answer.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { openGuards } from './findings.ts'
import { fitMarkdown, type MarkdownFinding, type MarkdownOptions } from './fit-markdown.ts'
import type { Permalinks } from './forge.ts'
import { markdownText } from './markdown.ts'
import { markdownFinding } from './markdown-finding.ts'
import { markdownLine } from './markdown-line.ts'
import { markdownProblem } from './markdown-problem.ts'
import { markdownStrays } from './markdown-strays.ts'
import { summaryParts } from './summary-parts.ts'

/** Markdown that ends in a line end and fits its room whatever the ledger holds; what is left out is counted. */
export function renderMarkdown(ledger: Ledger, options: MarkdownOptions): string {
  const biting = ledger.guards.filter(({ verdict }) => verdict === 'bites')
  const parts = {
    head: [`## ${answer(ledger)}`],
    findings: findingsOf(ledger, options.links),
    folds: [
      {
        summary: `${count(biting.length, 'guard')} ${biting.length === 1 ? 'bites' : 'bite'}`,
        lines: biting.map((entry) => () => markdownLine(entry)),
      },
    ],
    foot: [...markdownStrays(ledger.strays), summaryParts(ledger, true).map(markdownText).join(' · ')],
  }
  return fitMarkdown(parts, options)
}

function findingsOf(ledger: Ledger, links: Permalinks | undefined): readonly MarkdownFinding[] {
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

/** The report on a change for people at a terminal: the answer, what was compared, what to look at, what was left out. */

import type { DiffLedger } from '../model/diff-ledger.ts'
import { diffAnswer } from './diff-answer.ts'
import { diffFindings } from './diff-findings.ts'
import { diffRest } from './diff-rest.ts'
import { comparedText, diffSummaryParts } from './diff-words.ts'
import { footLines, headlineLines, oneLine, type Page, smallPrint } from './terminal-page.ts'

/** Text that ends in a line end, without any control character but what `page.colour` adds. */
export function renderDiffTerminal(ledger: DiffLedger, page: Page): string {
  const blocks = [...diffFindings(ledger, page), ...diffRest(ledger, page)].filter((block) => block.length > 0)
  const text = [...headline(ledger, page), ...compared(ledger, page), ...blocks.flatMap((block) => ['', ...block])]
  return [...text, ...(blocks.length === 0 ? [] : ['']), ...summary(ledger, page), ''].join('\n')
}

function headline(ledger: DiffLedger, page: Page): readonly string[] {
  const hue = ledger.exitCode === 0 ? 'green' : ledger.findings.length > 0 ? 'red' : 'yellow'
  return headlineLines(diffAnswer(ledger), hue, page)
}

function compared(ledger: DiffLedger, page: Page): readonly string[] {
  return smallPrint(oneLine(comparedText(ledger)), page)
}

function summary(ledger: DiffLedger, page: Page): readonly string[] {
  return footLines(diffSummaryParts(ledger).map(oneLine), page)
}

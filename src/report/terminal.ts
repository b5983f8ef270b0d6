/** The report for people at a terminal: the answer, then only what does not bite, then one line of counts. */

import type { Ledger } from '../model/ledger.ts'
import { answer } from './answer.ts'
import { count } from './count.ts'
import { severity } from './severity.ts'
import { summaryParts } from './summary-parts.ts'
import { terminalFinding } from './terminal-finding.ts'
import { terminalList } from './terminal-list.ts'
import { footLines, headlineLines, indented, oneLine, type Page } from './terminal-page.ts'
import { terminalProblem } from './terminal-problem.ts'

const MOST_STRAYS = 20

/** Text that ends in a line end, without any control character but what `page.colour` adds. */
export function renderTerminal(ledger: Ledger, page: Page): string {
  const blocks = [...findings(ledger, page), ...ledger.problems.map((problem) => terminalProblem(problem, page))]
  const shown = [...blocks, strays(ledger, page)].filter((block) => block.length > 0)
  const text = [...headline(ledger, page), ...shown.flatMap((block) => ['', ...block])]
  return [...text, ...(shown.length === 0 ? [] : ['']), ...summary(ledger, page), ''].join('\n')
}

function headline(ledger: Ledger, page: Page): readonly string[] {
  return headlineLines(answer(ledger), headlineColour(ledger), page)
}

/** The exit code does not tell: what could not be measured outranks a test without teeth there. */
function headlineColour({ exitCode, guards, problems }: Ledger): 'green' | 'yellow' | 'red' {
  if (exitCode === 0) return 'green'
  const isToothless = guards.some(({ verdict }) => severity(verdict) === 'toothless')
  return exitCode === 70 || problems.length > 0 || isToothless ? 'red' : 'yellow'
}

function findings({ guards }: Ledger, page: Page): readonly (readonly string[])[] {
  const biting = guards.filter(({ verdict }) => verdict === 'bites')
  // Whoever interrupts a command knows why these have no verdict.
  const interrupted = guards.filter(({ reason }) => reason.kind === 'interrupted')
  const told = guards.filter(({ verdict, reason }) => verdict !== 'bites' && reason.kind !== 'interrupted')
  return [
    ...(page.isVerbose ? [terminalList(biting, page)] : []),
    ...told.map((entry) => terminalFinding(entry, page)),
    terminalList(interrupted, page),
  ]
}

function strays({ strays }: Ledger, page: Page): readonly string[] {
  if (strays.length === 0) return []
  const rest = strays.length - MOST_STRAYS
  const paths = strays.slice(0, MOST_STRAYS).map((path) => oneLine(path))
  return [
    page.colour.yellow(`! ${count(strays.length, 'path')} changed in the work tree meanwhile`),
    ...indented(rest > 0 ? [...paths, `… ${rest} more paths`] : paths),
  ]
}

function summary(ledger: Ledger, page: Page): readonly string[] {
  return footLines(summaryParts(ledger, page.isVerbose), page)
}

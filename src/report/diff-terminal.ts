/** The report on a change for people at a terminal: the answer, what was compared, what to look at, what was left out. */

import type { DiffLedger } from '../model/diff-ledger.ts'
import { diffAnswer } from './diff-answer.ts'
import { diffFindings } from './diff-findings.ts'
import { diffRest } from './diff-rest.ts'
import { comparedText, diffSummaryParts } from './diff-words.ts'
import { headlineLines, inert, oneLine, type Page, room } from './terminal-page.ts'
import { wrap } from './wrap.ts'

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
  return dimLines(oneLine(comparedText(ledger)), page)
}

function summary(ledger: DiffLedger, page: Page): readonly string[] {
  const parts = diffSummaryParts(ledger).map((part) => oneLine(part).replaceAll(' ', '\u00a0'))
  return dimLines(parts.join('\u00a0· '), page)
}

/** A name that is long enough is broken anywhere, also before what GitHub would take for a command. */
function dimLines(text: string, page: Page): readonly string[] {
  // @teeth no-command-from-a-broken-name: a name that is broken gives GitHub no command
  //   test: test/unit/report/diff-terminal.test.ts
  //   was: const lines = wrap(text, room(page, 0))
  const lines = wrap(text, room(page, 0)).map(inert)
  return lines.map((line) => page.colour.dim(line.replaceAll('\u00a0', ' ')))
}

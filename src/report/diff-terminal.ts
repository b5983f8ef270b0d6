/** The report on a change for people at a terminal: the answer, what was compared, what to look at, what was left out. */

import type { DiffLedger } from '../model/diff-ledger.ts'
import { count } from './count.ts'
import { diffAnswer } from './diff-answer.ts'
import { diffFindings } from './diff-findings.ts'
import { diffRest } from './diff-rest.ts'
import { duration } from './duration.ts'
import { oneLine, type Page, room } from './terminal-page.ts'
import { wrap } from './wrap.ts'

/** Text that ends in a line end, without any control character but what `page.colour` adds. */
export function renderDiffTerminal(ledger: DiffLedger, page: Page): string {
  const blocks = [...diffFindings(ledger, page), ...diffRest(ledger, page)].filter((block) => block.length > 0)
  const text = [headline(ledger, page), ...compared(ledger, page), ...blocks.flatMap((block) => ['', ...block])]
  return [...text, ...(blocks.length === 0 ? [] : ['']), ...summary(ledger, page), ''].join('\n')
}

function headline(ledger: DiffLedger, { colour }: Page): string {
  const hue = ledger.exitCode === 0 ? 'green' : ledger.findings.length > 0 ? 'red' : 'yellow'
  return colour.bold(colour[hue](diffAnswer(ledger)))
}

function compared({ from, to, files, outside }: DiffLedger, page: Page): readonly string[] {
  const counts = (['source', 'test', 'support', 'other'] as const).flatMap((role) => {
    const number = files.filter((file) => file.role === role).length
    return number === 0 ? [] : [`${number} ${role}`]
  })
  const elsewhere = outside === 0 ? '' : `, ${outside} outside the project`
  const sides = `${sideText(from)} → ${sideText(to)}`
  return wrap(`${sides}, ${count(files.length, 'file')}: ${counts.join(', ')}${elsewhere}`, room(page, 0)).map((line) =>
    page.colour.dim(line),
  )
}

function sideText({ name, commit }: DiffLedger['from']): string {
  return oneLine(commit === undefined ? name : `${name} (${commit.slice(0, 10)})`)
}

function summary({ counts, durationMs, versions, limits }: DiffLedger, page: Page): readonly string[] {
  const parts = [
    ...Object.entries(counts).flatMap(([verdict, number]) => (number === 0 ? [] : [`${number} ${verdict}`])),
    duration(durationMs),
    `vitest ${oneLine(versions.vitest)}`,
    ...(limits.runsLeftOut === 0
      ? []
      : [`${count(limits.runsLeftOut, 'run')} left out after ${limits.budgetMs / 1000} s`]),
  ].map((part) => part.replaceAll(' ', '\u00a0'))
  return wrap(parts.join('\u00a0· '), room(page, 0)).map((line) => page.colour.dim(line.replaceAll('\u00a0', ' ')))
}

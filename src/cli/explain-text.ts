/** Entries of the catalogue for people. */

import type { Explanation } from '../errors/catalogue.ts'
import type { Paint } from '../report/paint.ts'
import { wrap } from '../report/wrap.ts'
import { table } from './table.ts'

/** Wide enough to read, narrow enough for any terminal. */
const WIDTH = 80

const HEADINGS = {
  verdict: 'Verdicts',
  reason: 'Reasons behind a verdict',
  error: 'What stops a command',
  problem: 'What is wrong with an annotation',
} as const

/** One topic whole. Ends in a line end. */
export function explanationText({ topic, kind, title, text, wayOut, exitCode }: Explanation, paint: Paint): string {
  const lines = [
    `${paint.bold(topic)}  ${paint.dim(kind)}`,
    title,
    '',
    ...wrap(text, WIDTH),
    '',
    ...wrap(wayOut, WIDTH),
    ...(exitCode === undefined ? [] : ['', paint.dim(`exit code ${exitCode}`)]),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** Every topic with its title, by kind. Ends in a line end. */
export function topicsText(topics: readonly Explanation[], paint: Paint): string {
  const blocks = [...Map.groupBy(topics, ({ kind }) => kind)].map(([kind, own]) => {
    const rows = own.map(({ topic, title }) => [{ text: `  ${topic}`, brush: paint.cyan }, { text: title }])
    return [paint.bold(HEADINGS[kind]), ...table(rows)].map((line) => `${line}\n`).join('')
  })
  return `${blocks.join('\n')}\n${paint.dim('teeth explain <topic> tells more')}\n`
}

/** What `teeth doctor` has found, for people: a line each, and what to do where something is to be done. */

import { neutraliseLine } from '../report/neutralise.ts'
import type { Paint } from '../report/paint.ts'
import type { Diagnosis, Finding } from './finding.ts'

const MARKS = { fine: '✓', note: '!', stops: '✗' } as const
const TOPIC_WIDTH = 'configuration'.length

/** Ends in a line end. */
export function doctorText({ versions, root, findings }: Diagnosis, paint: Paint): string {
  const known = Object.entries(versions).flatMap(([name, version]) => (version === null ? [] : [`${name} ${version}`]))
  const missing = Object.entries(versions).flatMap(([name, version]) => (version === null ? [`no ${name}`] : []))
  const lines = [
    paint.bold(neutraliseLine([...known, ...missing].join(' · '))),
    neutraliseLine(root),
    ...findings.flatMap((finding) => linesOf(finding, paint)),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function linesOf({ topic, state, text, next }: Finding, paint: Paint): readonly string[] {
  const brush = { fine: paint.green, note: paint.yellow, stops: paint.red }[state]
  const lines = text.split('\n').map(neutraliseLine)
  const margin = ' '.repeat(TOPIC_WIDTH + 4)
  return [
    `${brush(MARKS[state])} ${topic.padEnd(TOPIC_WIDTH)}  ${lines[0] ?? ''}`,
    ...lines.slice(1).map((line) => margin + line),
    ...(next === undefined ? [] : [paint.dim(`${margin}next  ${neutraliseLine(next)}`)]),
  ]
}

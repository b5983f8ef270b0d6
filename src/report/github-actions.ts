/** The ledger as workflow commands: what GitHub shows at the lines of a change. */

import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { neutralise } from './neutralise.ts'
import { severity } from './severity.ts'
import { spot } from './spot.ts'

// GitHub keeps ten of each level a step and drops the rest in silence.
const MOST_OF_A_LEVEL = 10
const LONGEST_MESSAGE = 2000
const LONGEST_TITLE = 300
const LONGEST_PATH = 4096

type Level = 'error' | 'warning'
type Annotation = {
  readonly level: Level
  readonly title: string
  readonly message: string
  readonly place?: { readonly file: string; readonly line: number; readonly column?: number }
}

/**
 * One command a line; empty when there is nothing to say. What could not be measured is a warning, the rest are errors.
 * `pathPrefix` is the POSIX path from the repository to the project, where the two differ: GitHub counts from the repository.
 */
export function renderGithubActions(ledger: Ledger, pathPrefix = ''): string {
  const annotations = [
    ...ledger.problems.map(problemAnnotation),
    ...ledger.guards.filter(({ verdict }) => verdict !== 'bites').map(guardAnnotation),
    ...strayAnnotation(ledger),
  ]
  const shown = [...firstOf('error', annotations), ...firstOf('warning', annotations)]
  const rest = annotations.length - shown.length
  const notice =
    rest === 0 ? [] : [command('notice', { title: 'teeth' }, `${count(rest, 'more finding')} in the report`)]
  return [...shown.map((annotation) => annotationCommand(annotation, pathPrefix)), ...notice]
    .map((line) => `${line}\n`)
    .join('')
}

function guardAnnotation(entry: LedgerEntry): Annotation {
  const { id, verdict, behaviour, expected, observed, nextStep, reproduce } = entry
  return {
    level: severity(verdict) === 'unmeasured' ? 'warning' : 'error',
    title: cut(`${verdict}: ${id}`, LONGEST_TITLE),
    message: [behaviour, '', `Expected: ${expected}`, `Observed: ${observed}`, `Next: ${nextStep}`, reproduce]
      .map((line) => cut(line, LONGEST_TITLE))
      .join('\n'),
    // The annotation is what has to move when a guard is stale.
    place: verdict === 'stale' ? entry.place : spot(entry),
  }
}

function problemAnnotation({ code, message, wayOut, place }: Problem): Annotation {
  const said = { level: 'error', title: code, message: `${message}\n${wayOut}` } as const
  return place === undefined ? said : { ...said, place }
}

function strayAnnotation({ strays }: Ledger): readonly Annotation[] {
  if (strays.length === 0) return []
  const title = `${count(strays.length, 'path')} changed in the work tree meanwhile`
  return [{ level: 'warning', title, message: strays.slice(0, 20).join('\n') }]
}

function firstOf(wanted: Level, annotations: readonly Annotation[]): readonly Annotation[] {
  // @teeth ten-of-a-level: workflow commands are ten of a level at most, and the rest is counted
  //   test: test/unit/report/github-actions.test.ts
  //   was: return annotations.filter(({ level }) => level === wanted)
  return annotations.filter(({ level }) => level === wanted).slice(0, MOST_OF_A_LEVEL)
}

function annotationCommand({ level, title, message, place }: Annotation, pathPrefix: string): string {
  if (place === undefined) return command(level, { title }, message)
  const file = pathPrefix === '' ? place.file : `${pathPrefix.replace(/\/$/, '')}/${place.file}`
  const column = place.column === undefined ? {} : { col: place.column }
  return command(level, { file, line: place.line, ...column, title }, message)
}

function command(name: Level | 'notice', properties: Readonly<Record<string, string | number>>, text: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${property(String(value))}`)
  return `::${name} ${written.join(',')}::${escapeMessage(neutralise(cut(text, LONGEST_MESSAGE)))}`
}

/** `%` first: the others are written with it. */
function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(value: string): string {
  const safe = neutralise(cut(value, LONGEST_PATH))
  // @teeth property-escapes: workflow commands escape what ends a property
  //   test: test/unit/report/github-actions.test.ts
  //   was: return escapeMessage(safe)
  return escapeMessage(safe).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

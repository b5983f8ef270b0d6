/** Annotations as workflow commands: what GitHub shows at the lines of a change. */

import { count } from './count.ts'
import { cut } from './cut.ts'
import { inRepository } from './in-repository.ts'
import { neutralise } from './neutralise.ts'

// GitHub keeps ten of each level a step and drops the rest in silence.
const MOST_OF_A_LEVEL = 10
const LONGEST_MESSAGE = 2000
const LONGEST_TITLE = 300
const LONGEST_PATH = 4096

export type Level = 'error' | 'warning'

export type Annotation = {
  readonly level: Level
  readonly title: string
  readonly message: string
  readonly place?: { readonly file: string; readonly line: number; readonly column?: number }
}

/**
 * One command a line; empty when there is nothing to say. `pathPrefix` is the POSIX path from the repository to the
 * project, where the two differ: GitHub counts from the repository.
 */
export function workflowCommands(annotations: readonly Annotation[], pathPrefix = ''): string {
  const shown = [...firstOf('error', annotations), ...firstOf('warning', annotations)]
  const rest = annotations.length - shown.length
  const notice =
    rest === 0 ? [] : [command('notice', { title: 'teeth' }, `${count(rest, 'more finding')} in the report`)]
  return [...shown.map((annotation) => annotationCommand(annotation, pathPrefix)), ...notice]
    .map((line) => `${line}\n`)
    .join('')
}

/** A line or a title of an annotation, bounded. */
export function shortLine(text: string): string {
  return cut(text, LONGEST_TITLE)
}

export function strayAnnotation(strays: readonly string[]): readonly Annotation[] {
  if (strays.length === 0) return []
  const title = `${count(strays.length, 'path')} changed in the work tree meanwhile`
  return [{ level: 'warning', title, message: strays.slice(0, 20).join('\n') }]
}

function firstOf(wanted: Level, annotations: readonly Annotation[]): readonly Annotation[] {
  // @teeth ten-of-a-level: workflow commands are ten of a level at most, and the rest is counted
  //   test: test/unit/report/github-actions.test.ts > the workflow commands > are ten of a level at most, and the rest is counted
  //   was: return annotations.filter(({ level }) => level === wanted)
  return annotations.filter(({ level }) => level === wanted).slice(0, MOST_OF_A_LEVEL)
}

function annotationCommand({ level, title, message, place }: Annotation, pathPrefix: string): string {
  if (place === undefined) return command(level, { title }, message)
  const column = place.column === undefined ? {} : { col: place.column }
  const file = inRepository(place.file, pathPrefix)
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
  //   test: test/unit/report/github-actions.test.ts > the workflow commands > escape what ends a property
  //   was: return escapeMessage(safe)
  return escapeMessage(safe).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

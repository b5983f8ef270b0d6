/** How sentences spell tests, failures and what a failure has to say. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { FailedTest } from '../model/verdict.ts'
import { quote } from './quote.ts'

/** The test as the annotation names it: a file, or titles in it. */
export function spelledTest({ file, title }: IntendedTest): string {
  return quote(title === undefined ? file : `${file} > ${title}`)
}

/** Whatever the guard means by it, as the one of which something holds: `a` test of the file, or `every` one. */
export function testOf(test: IntendedTest, which: 'a' | 'every'): string {
  return test.title === undefined ? `${which} test of ${spelledTest(test)}` : spelledTest(test)
}

/** The titles of a failure; the suite or module when it is none of a test. */
export function spelledTitles(titlePath: readonly string[]): string {
  return titlePath.length === 0 ? 'the module' : quote(titlePath.join(' > '))
}

/** The failure as Vitest shows it, name and first line of the message; an error of types as its checker does, with its place. */
export function spelledError({ error }: FailedTest): string {
  const { place } = error
  if (place !== undefined) return quote(`${place.file}:${place.line}:${place.column} ${error.message}`)
  return quote(error.name === undefined ? error.message : `${error.name}: ${error.message}`)
}

/** What a failure has to hold, as a choice. */
export function wantedWords({ id, behaviour, names }: Guard): string {
  if (!names) return `${quote(id)} or ${quote(behaviour)}`
  return quote(names.kind === 'phrase' ? names.text : `/${names.source}/${names.flags}`)
}

/** A site of the guard as `file:line`; the annotation's own place when the guard has no site of that number. */
export function spelledSite({ sites, place }: Guard, site: number): string {
  const { file, line } = sites[site] ?? place
  return quote(`${file}:${line}`)
}

/** What is wrong with the keys of an annotation, whatever their values say. */

import { nearest } from '../model/nearest.ts'
import type { Annotation, Complaint, Entry, Fault } from './annotation.ts'
import { isKey, KEYS, REVERT_KEYS } from './keys.ts'
import { quoted } from './quoted.ts'

const MAY_REPEAT: readonly string[] = ['test', ...REVERT_KEYS]

export function entryFaults(annotation: Annotation): readonly Fault[] {
  return [...annotation.entries.flatMap((entry, index) => faultsOf(annotation, entry, index)), ...missing(annotation)]
}

function faultsOf(annotation: Annotation, entry: Entry, index: number): readonly Fault[] {
  if (!isKey(entry.key)) return [{ ...unknown(entry.key), place: entry.place }]
  if (annotation.kind === 'also' && !REVERT_KEYS.includes(entry.key))
    return [{ ...notInAlso(entry.key), place: entry.place }]
  const before = annotation.entries.slice(0, index)
  const complaints = [entry.value === '' ? empty(entry.key) : undefined, repeated(entry, before), second(entry, before)]
  return complaints.flatMap((complaint) => (complaint === undefined ? [] : [{ ...complaint, place: entry.place }]))
}

function unknown(key: string): Complaint {
  const meant = nearest(key, KEYS)
  return {
    code: 'unknown-key',
    message: `there is no key \`${key}:\`; ${meant === undefined ? `expected one of ${listed(KEYS)}` : `the nearest is \`${meant}:\``}`,
    wayOut: `Write one of ${listed(KEYS)}; a line that goes on with a value is indented deeper than its key.`,
  }
}

function notInAlso(key: string): Complaint {
  return {
    code: 'also-with-other-keys',
    message: `\`${key}:\` cannot stand under \`@teeth also\`; expected only a revert`,
    wayOut: `Move \`${key}:\` to the annotation of the guard itself.`,
  }
}

function empty(key: string): Complaint {
  const way =
    key === 'was'
      ? 'Write the old code; where there was none, write `revert: remove`.'
      : 'Write a value, or take the line out.'
  return { code: 'empty-value', message: `\`${key}:\` has no value`, wayOut: way }
}

function repeated(entry: Entry, before: readonly Entry[]): Complaint | undefined {
  const first = before.find(
    (other) => other.key === entry.key && (other.value === entry.value || !MAY_REPEAT.includes(entry.key)),
  )
  if (first === undefined || REVERT_KEYS.includes(entry.key)) return undefined
  return {
    code: 'repeated-key',
    message: `${quoted(`${entry.key}: ${entry.value}`)} is here a second time; the first is on line ${first.place.line}`,
    wayOut: 'Keep one of the two.',
  }
}

function second(entry: Entry, before: readonly Entry[]): Complaint | undefined {
  const first = before.find((other) => REVERT_KEYS.includes(other.key))
  if (first === undefined || !REVERT_KEYS.includes(entry.key)) return undefined
  return {
    code: 'several-reverts',
    message: `\`${entry.key}:\` is a second revert; the first, \`${first.key}:\`, is on line ${first.place.line}`,
    wayOut: 'Keep one revert; another site has an annotation of its own, `@teeth also <id>`.',
  }
}

/** A mistyped key, or one that could not be read as such, is told once, as what it is, and not again as an absence. */
function missing({ kind, entries, faults, place }: Annotation): readonly Fault[] {
  // @teeth an-unread-key-is-not-missing: a key that is not indented is not missing besides
  //   test: test/unit/read/entry-faults.test.ts
  //   revert: remove
  if (faults.some(({ code }) => code === 'annotation-syntax')) return []
  const keys = entries.map(({ key }) => (isKey(key) ? key : nearest(key, KEYS)))
  const hasRevert = REVERT_KEYS.some((key) => keys.some((meant) => meant === key))
  return [
    ...(kind === 'also' || keys.includes('test') ? [] : [{ ...NO_TEST, place }]),
    ...(hasRevert ? [] : [{ ...NO_REVERT, place }]),
  ]
}

const NO_TEST: Complaint = {
  code: 'no-test',
  message: 'the guard names no test; expected at least one `test:`',
  wayOut: 'Add `test: path/to/file.test.ts`, with `> suite > test` behind it for one test of the file.',
}

const NO_REVERT: Complaint = {
  code: 'no-revert',
  message: 'nothing says how the old behaviour is put back; expected `was:` or `revert:`',
  wayOut: 'Add `was: <the old code>`, or `revert:` with a rule such as `remove` or `condition true`.',
}

function listed(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}:\``).join(', ')
}

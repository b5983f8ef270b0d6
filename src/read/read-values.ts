/** What the keys of an annotation say, and what is wrong with them. */

import type { CountableKind, IntendedTest, Naming } from '../model/guard.ts'
import type { RevertSpec } from '../model/revert.ts'
import type { Annotation, Entry, Fault, Outcome } from './annotation.ts'
import { entryFaults } from './entry-faults.ts'
import { onOneLine } from './on-one-line.ts'
import { readKinds } from './read-kinds.ts'
import { readNames } from './read-names.ts'
import type { ReadInput } from './read-input.ts'
import { readRevert } from './read-revert.ts'
import { readTest } from './read-test.ts'
import { withComplaint } from './with-complaint.ts'

export type Values = {
  readonly tests: readonly IntendedTest[]
  /** Exactly one where there are no faults. */
  readonly reverts: readonly RevertSpec[]
  readonly names: readonly Naming[]
  readonly fails: readonly (readonly CountableKind[])[]
  readonly layer: readonly string[]
  readonly prepare: readonly string[]
  readonly because: readonly string[]
  readonly faults: readonly Fault[]
}

type Reading<T> = { readonly values: readonly T[]; readonly faults: readonly Fault[] }

/** Reads every value there is; a mistake in one does not hide those in others. */
export function readValues(annotation: Annotation, file: string, input: ReadInput): Values {
  const { entries } = annotation
  const tests = read(entries, ['test'], (entry) => readTest(entry.value, file, input.knownFiles))
  const reverts = read(entries, ['was', 'revert'], (entry) => readRevertEntry(entry, file, input))
  const names = read(entries, ['names'], (entry) => readNames(onOneLine(entry.value)))
  const fails = read(entries, ['fails'], (entry) => readKinds(entry.value))
  const faults = [tests, reverts, names, fails].flatMap((some) => some.faults)
  return {
    tests: tests.values,
    reverts: reverts.values,
    names: names.values,
    fails: fails.values,
    layer: read(entries, ['layer'], plain).values,
    prepare: read(entries, ['prepare'], plain).values,
    because: read(entries, ['because'], plain).values,
    faults: [...entryFaults(annotation), ...faults],
  }
}

function read<T>(entries: readonly Entry[], keys: readonly string[], reader: (entry: Entry) => Outcome<T>): Reading<T> {
  const values: T[] = []
  const faults: Fault[] = []
  for (const entry of entries) {
    if (!keys.includes(entry.key) || entry.value === '') continue
    const outcome = reader(entry)
    if (outcome.kind === 'read') values.push(outcome.value)
    else faults.push({ ...outcome.complaint, place: entry.valuePlace })
  }
  return { values, faults }
}

function readRevertEntry(entry: Entry, file: string, input: ReadInput): Outcome<RevertSpec> {
  if (entry.key === 'was') return { kind: 'read', value: { kind: 'was', code: entry.value } }
  const outcome = readRevert(entry.value, file)
  if (outcome.kind === 'refused') return outcome
  const complaint = withComplaint(outcome.value, input)
  return complaint === undefined ? outcome : { kind: 'refused', complaint }
}

function plain(entry: Entry): Outcome<string> {
  return { kind: 'read', value: onOneLine(entry.value) }
}

/** In which order the keys of a ledger are written, so that the same ledger is always the same bytes. */

import type { Ledger } from '../model/ledger.ts'

type DeepKey<T> = T extends readonly (infer Item)[]
  ? DeepKey<Item>
  : T extends object
    ? { [Key in keyof T]-?: Key | DeepKey<T[Key]> }[keyof T]
    : never

/** What a reader looks for first: what a thing is, what came out, where; long parts last. */
const FIRST: readonly string[] = [
  'schemaVersion',
  'tool',
  'versions',
  'startedAt',
  'durationMs',
  'commit',
  'isDirty',
  'shuffleSeed',
  'isWhole',
  'shard',
  'exitCode',
  'counts',
  'guards',
  'notStarted',
  'problems',
  'strays',
  'kind',
  'id',
  'name',
  'verdict',
  'end',
  'behaviour',
  'test',
  'titlePath',
  'code',
  'message',
  'expected',
  'observed',
  'nextStep',
  'reproduce',
  'wayOut',
  'place',
  'file',
  'line',
  'column',
] satisfies readonly DeepKey<Ledger>[]

const LAST: readonly string[] = [
  'diff',
  'frame',
  'sites',
  'proofs',
  'control',
  'trial',
] satisfies readonly DeepKey<Ledger>[]

/** Compares two keys of one object; those in neither list stand between, by the alphabet. */
export function compareKeys(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : 1)
}

function rank(key: string): number {
  if (LAST.includes(key)) return FIRST.length + 1 + LAST.indexOf(key)
  return FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length
}

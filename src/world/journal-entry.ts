/** One entry of the journal, for a file whose old behaviour is, or was about to be, on disk: how it is stored and read again. */

import { hash } from 'node:crypto'
import { type Identity, identityIn } from './process-identity.ts'
import type { Attributes } from './atomic-write.ts'

export type Entry = {
  /** Names its folder in the journal; ascending with time. */
  readonly id: string
  readonly owner: Identity
  /** POSIX path from the root, every link followed. */
  readonly file: string
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly original: Print
  readonly reverted: Print
  readonly attributes: Attributes
  /** The command that was to be run after the revert: what it built may hold the old behaviour too. */
  readonly prepare?: string
}

/** By which bytes are known again. */
export type Print = { readonly size: number; readonly sha256: string }

/** The files of an entry's folder. `kept` is the original itself under a second name, where the file system has links. */
export const ENTRY_FILES = {
  facts: 'entry.json',
  original: 'original',
  reverted: 'reverted',
  kept: 'kept',
  /** What was found in the place of the original when it was put back. */
  taken: 'taken',
} as const

const VERSION = 1

export function printOf(bytes: Uint8Array): Print {
  return { size: bytes.length, sha256: hash('sha256', bytes) }
}

export function isSamePrint(one: Print, other: Print): boolean {
  return one.size === other.size && one.sha256 === other.sha256
}

export function entryText(entry: Entry): string {
  return `${JSON.stringify({ version: VERSION, ...entry }, null, 2)}\n`
}

/** Undefined for a text that is no entry, or one of a later version. `id` is the name of its folder. */
export function entryIn(text: string, id: string): Entry | undefined {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== VERSION)
    return undefined
  const { owner, file, startedAt, original, reverted, attributes, prepare } = { ...NOTHING, ...value }
  const who = identityIn(owner)
  const [before, after, given] = [printIn(original), printIn(reverted), attributesIn(attributes)]
  if (who === undefined || before === undefined || after === undefined || given === undefined) return undefined
  if (typeof file !== 'string' || typeof startedAt !== 'string') return undefined
  const command = typeof prepare === 'string' ? { prepare } : {}
  return { id, owner: who, file, startedAt, original: before, reverted: after, attributes: given, ...command }
}

const NOTHING: Readonly<Record<keyof Omit<Entry, 'id'>, unknown>> = {
  owner: undefined,
  file: undefined,
  startedAt: undefined,
  original: undefined,
  reverted: undefined,
  attributes: undefined,
  prepare: undefined,
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function printIn(value: unknown): Print | undefined {
  if (typeof value !== 'object' || value === null || !('size' in value) || !('sha256' in value)) return undefined
  const { size, sha256 } = value
  return typeof size === 'number' && typeof sha256 === 'string' ? { size, sha256 } : undefined
}

function attributesIn(value: unknown): Attributes | undefined {
  if (typeof value !== 'object' || value === null || !('mode' in value && 'uid' in value && 'gid' in value)) {
    return undefined
  }
  const { mode, uid, gid } = value
  if (typeof mode !== 'number' || typeof uid !== 'number' || typeof gid !== 'number') return undefined
  return { mode, uid, gid }
}

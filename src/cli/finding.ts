/** One thing that `teeth doctor` has looked at, and all of them together. */

import { ERROR_TEXTS } from '../errors/error-texts.ts'
import { TeethError } from '../errors/teeth-error.ts'
import type { ExitCode } from '../model/ledger.ts'

export type Topic =
  | 'configuration'
  | 'vitest'
  | 'lock'
  | 'journal'
  | 'leftovers'
  | 'overlay'
  | 'copy'
  | 'in-place'
  | 'guards'
  | 'run'

export type Finding = {
  readonly topic: Topic
  /** `stops`: a run would not begin, or not do this. `note`: worth knowing. */
  readonly state: 'fine' | 'note' | 'stops'
  readonly text: string
  /** What to do about it. */
  readonly next?: string
  /** What a run would end with for this reason. */
  readonly exitCode?: ExitCode
}

/** The JSON of `--json`. `exitCode`: what a run would end with for what is found here. */
export type Diagnosis = {
  readonly schemaVersion: 1
  readonly exitCode: ExitCode
  /** Null for what is not installed. */
  readonly versions: Readonly<Record<'teeth' | 'node' | 'vitest' | 'git' | 'platform', string | null>>
  /** Absolute and real. */
  readonly root: string
  readonly findings: readonly Finding[]
}

export function fine(topic: Topic, text: string): Finding {
  return { topic, state: 'fine', text }
}

export function note(topic: Topic, text: string, next?: string): Finding {
  return { topic, state: 'note', text, ...(next !== undefined && { next }) }
}

/** What a run would end with, and what to do about it: an entry of the catalogue, mostly. */
export type End = { readonly wayOut: string; readonly exitCode: ExitCode }

export function stops(topic: Topic, text: string, { wayOut, exitCode }: End): Finding {
  return { topic, state: 'stops', text, next: wayOut, exitCode }
}

/** What a TeethError says; anything else is a fault of ours, and thrown on. */
export function stoppedBy(topic: Topic, error: unknown): Finding {
  if (!(error instanceof TeethError)) throw error
  return stops(topic, error.message, ERROR_TEXTS[error.code])
}

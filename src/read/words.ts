/** What an id and a behaviour must be, in annotations and in `defineGuard` alike. */

import type { Complaint } from './annotation.ts'
import { quoted } from './quoted.ts'

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Ids are lower-case letters and digits joined by `-`; `007` is one. */
export function idComplaint(id: string): Complaint | undefined {
  if (ID.test(id)) return undefined
  const better = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return {
    code: 'bad-id',
    message: `${quoted(id)} cannot be an id; expected lower-case letters and digits joined by \`-\``,
    wayOut: better === '' ? 'Choose an id such as `plane-aware-lookup`.' : `Write ${quoted(better)}.`,
  }
}

/** A failure must be able to name the behaviour, so that it needs words. */
export function behaviourComplaint(behaviour: string): Complaint | undefined {
  if (hasWords(behaviour)) return undefined
  return {
    code: 'no-behaviour',
    message: behaviour === '' ? 'the guard has no behaviour' : `the behaviour ${quoted(behaviour)} has no words`,
    wayOut: 'Say after the id, in one sentence, what the code does here and must go on doing.',
  }
}

/** Naming is compared without punctuation: what has no letter and no digit would be in every failure. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

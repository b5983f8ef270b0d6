/** Puts right what killed commands left, as every command does first, and settles the conflicts that a person decides. */

import { renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { disk } from './disk.ts'
import type { Entry } from './journal-entry.ts'
import { type Conflict, recover, type Recovery } from './journal-recovery.ts'
import { lock, type LockTerms } from './lock.ts'
import { settleConflict, settledFolder, type Versions, versionsOf } from './settle-conflict.ts'
import { dropJournalFolder, hasJournal, makeStateFolder, SETTLED } from './state-folder.ts'

/** What a person decides about a conflict: what the file is to hold (nothing: no file), or nothing yet. */
export type Decision =
  | { readonly kind: 'settle'; readonly wished: Buffer | undefined }
  | { readonly kind: 'leave' | 'not-possible' }

export type Outcome =
  | Exclude<Recovery, { kind: 'conflict' }>
  | { readonly kind: 'settled'; readonly entry: Entry; readonly kept: string }
  /** It stands: nothing was decided, or what was decided cannot be. */
  | {
      readonly kind: 'stands'
      readonly conflict: Conflict
      readonly versions: Versions
      readonly why: 'leave' | 'not-possible'
    }
  | { readonly kind: 'set-aside'; readonly folder: string }

export type Choices = {
  readonly decide: (file: string, versions: Versions) => Decision
  /** Whether entries that cannot be read go out of the way, with everything in them. */
  readonly setsAside: boolean
}

/** `root` is absolute and real. Throws TeethError `project-busy`. */
export async function restoreTree(root: string, choices: Choices, terms: LockTerms): Promise<readonly Outcome[]> {
  const held = await lock(root, 'writing', terms)
  try {
    if (!hasJournal(disk, root)) return []
    return recover({ disk, root }).map((one) => outcomeOf(root, one, choices))
  } finally {
    held.release()
  }
}

function outcomeOf(root: string, one: Recovery, { decide, setsAside }: Choices): Outcome {
  if (one.kind === 'unreadable' && setsAside) return setAside(root, one.folder)
  if (one.kind !== 'conflict') return one
  const versions = versionsOf(disk, one)
  const decision = decide(one.entry.file, versions)
  if (decision.kind !== 'settle') return { kind: 'stands', conflict: one, versions, why: decision.kind }
  settleConflict({ disk, root }, one, decision.wished)
  return { kind: 'settled', entry: one.entry, kept: settledFolder(root, one.entry) }
}

function setAside(root: string, from: string): Outcome {
  const folder = join(makeStateFolder(disk, root, SETTLED), basename(from))
  renameSync(from, folder)
  dropJournalFolder(disk, root)
  return { kind: 'set-aside', folder }
}

/** One file with its old behaviour on disk, under the journal of a process that is gone. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Disk } from '../../src/world/disk.ts'
import { type Recovery, takeBack } from '../../src/world/journal-recovery.ts'
import { begin, place } from '../../src/world/journal.ts'
import { ownIdentity } from '../../src/world/process-identity.ts'
import { writable } from '../../src/world/writable.ts'

export const FILE = 'src/rate.ts'
export const TEXT = 'export const rate = 0.2\n'
export const OLD = 'export const rate = 0.1\n'

/** A process with this number that started at another time: it is gone. */
export const DEAD = { ...ownIdentity(), startedAt: 'before' }

export const textOf = (root: string) => readFileSync(join(root, FILE), 'utf8')

/** Puts `old` in the place of the file's text. */
export function lay(disk: Disk, root: string, old = OLD) {
  const journal = { disk, root, owner: DEAD }
  const entry = begin(journal, writable(disk, root, { file: FILE, before: textOf(root) }), {
    reverted: Buffer.from(old),
  })
  place(journal, entry)
  return { journal, entry }
}

export function layAndLift(disk: Disk, root: string): Recovery {
  const { journal, entry } = lay(disk, root)
  return takeBack(journal, entry, 'gone')
}

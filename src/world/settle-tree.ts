/** The first act of every command: what commands left that were killed is put right, and nobody writes the tree meanwhile. */

import { disk } from './disk.ts'
import type { Recovery } from './journal-recovery.ts'
import { lock, type LockTerms, untilUnwritten } from './lock.ts'
import { sweepPlaces } from './own-place.ts'
import { hasOwnTemp } from './own-temp.ts'
import { recoverOrRefuse } from './recover-or-refuse.ts'
import { hasJournal } from './state-folder.ts'

/**
 * Afterwards the files of the project at `root` (absolute, real) hold what their owner wrote. Answers what had to be
 * restored; nothing where no folder for temporary files can be had, as no command then runs a test. Throws TeethError `edited-meanwhile`, `journal-unreadable` or `project-busy`.
 */
export async function settleTree(root: string, terms: LockTerms = {}): Promise<readonly Recovery[]> {
  if (!hasOwnTemp()) return []
  sweepPlaces()
  if (!hasJournal(disk, root)) {
    await untilUnwritten(root, terms)
    return []
  }
  const held = await lock(root, 'writing', terms)
  try {
    return recoverOrRefuse(root)
  } finally {
    held.release()
  }
}

/** The first act of every command: what commands left that were killed is put right, and nobody writes the tree meanwhile. */

import { disk } from './disk.ts'
import type { Recovery } from './journal-recovery.ts'
import { lock, type LockTerms, untilUnwritten } from './lock.ts'
import { sweepPlaces } from './own-place.ts'
import { recoverOrRefuse } from './recover-or-refuse.ts'
import { hasJournal } from './state-folder.ts'

/**
 * Afterwards the files of the project at `root` (absolute, real) hold what their owner wrote. Answers what had to be
 * restored. Throws TeethError `edited-meanwhile`, `journal-unreadable` or `project-busy`.
 */
export async function settleTree(root: string, terms: LockTerms = {}): Promise<readonly Recovery[]> {
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

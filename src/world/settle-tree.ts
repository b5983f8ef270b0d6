/** The first act of every command: what commands left that were killed is put right, and nobody writes the tree meanwhile. */

import { TeethError } from '../errors/teeth-error.ts'
import { disk } from './disk.ts'
import type { Recovery } from './journal-recovery.ts'
import type { LockMode } from './lock-decision.ts'
import { type Lock, lock, type LockTerms, untilUnwritten } from './lock.ts'
import { sweepPlaces } from './own-place.ts'
import { hasOwnTemp } from './own-temp.ts'
import { recoverOrRefuse } from './recover-or-refuse.ts'
import { hasJournal } from './state-folder.ts'

/**
 * Afterwards the files of the project at `root` (absolute, real) hold what their owner wrote. Answers what had to be
 * restored; nothing where no folder for temporary files can be had, as no command then runs a test. Throws TeethError
 * `edited-meanwhile`, `journal-unreadable` or `project-busy`.
 */
export async function settleTree(root: string, terms: LockTerms = {}): Promise<readonly Recovery[]> {
  if (!hasOwnTemp()) return []
  sweepPlaces()
  if (hasJournal(disk, root)) return recoverAlone(root, terms)
  await untilUnwritten(root, terms)
  return []
}

export type Entered = { readonly lock: Lock; readonly recovered: readonly Recovery[] }

/** The same for a command that goes on to run tests, and holds the lock until they are done. */
export async function enterTree(root: string, mode: LockMode, terms: LockTerms = {}): Promise<Entered> {
  const recovered: Recovery[] = []
  for (;;) {
    const held = await lock(root, mode, terms)
    // Between settling and this, another command may have come, written and been killed.
    if (!hasJournal(disk, root)) return { lock: held, recovered }
    held.release()
    recovered.push(...(await recoverAlone(root, terms)))
  }
}

async function recoverAlone(root: string, terms: LockTerms): Promise<readonly Recovery[]> {
  const held = await lock(root, 'writing', terms)
  try {
    const recovered = recoverOrRefuse(root)
    const living = recovered.find(({ kind }) => kind === 'left-to-its-owner')
    // It holds a lock that we do not see: its folder for temporary files is another.
    if (living !== undefined) throw new TeethError('project-busy', 'a teeth with another `TMPDIR` writes this tree')
    return recovered
  } finally {
    held.release()
  }
}

/** Puts right what a command left that wrote in place and was killed, or says why that is not ours to do. */

import { relative } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import { disk as realDisk, type Disk } from './disk.ts'
import { editedMeanwhile } from './edited-meanwhile.ts'
import { recover, type Recovery } from './journal-recovery.ts'
import { hasJournal } from './state-folder.ts'

/**
 * The caller holds the lock of the project at `root` (absolute, real). Throws TeethError `edited-meanwhile` or
 * `journal-unreadable`; what could be restored is then restored all the same. Answers what there was to do.
 */
export function recoverOrRefuse(root: string, disk: Disk = realDisk): readonly Recovery[] {
  if (!hasJournal(disk, root)) return []
  const recovered = recover({ disk, root })
  const unreadable = recovered.flatMap((one) => (one.kind === 'unreadable' ? [relative(root, one.folder)] : []))
  if (unreadable.length > 0) {
    throw new TeethError(
      'journal-unreadable',
      `cannot read what a command noted in ${unreadable.map((folder) => `\`${folder}\``).join(', ')}`,
    )
  }
  const conflicts = recovered.filter((one) => one.kind === 'conflict')
  if (conflicts.length > 0) throw editedMeanwhile(conflicts, root)
  return recovered
}

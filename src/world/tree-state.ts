/** What commands are at, or have left, in a project: looked at, and nothing put right. */

import { basename, join } from 'node:path'
import { namesIn } from './disk-look.ts'
import { disk } from './disk.ts'
import type { FileState } from './journal-decision.ts'
import type { Entry } from './journal-entry.ts'
import { stateOf } from './journal-recovery.ts'
import { entries } from './journal.ts'
import { holdersAt } from './lock.ts'
import type { Holder } from './lock-decision.ts'
import { leftOverPlaces } from './own-place.ts'
import { hasOwnTemp } from './own-temp.ts'
import { type Liveness, livenessOf } from './process-identity.ts'
import { journalFolder, SETTLED, STATE_FOLDER } from './state-folder.ts'

export type TreeState = {
  /** Whether there is a folder for locks and copies: without it no test is run. */
  readonly hasTemp: boolean
  readonly holders: readonly Holder[]
  readonly entries: readonly { readonly entry: Entry; readonly state: FileState; readonly owner: Liveness }[]
  /** Folders of the journal that cannot be read, from the root. */
  readonly unreadable: readonly string[]
  /** Folders with versions of settled conflicts, from the root. */
  readonly settled: readonly string[]
  /** Folders that killed commands left among the temporary files. Absolute. */
  readonly leftovers: readonly string[]
}

/** `root` is absolute and real. */
export function treeState(root: string): TreeState {
  const hasTemp = hasOwnTemp()
  const found = entries(disk, root)
  return {
    hasTemp,
    holders: hasTemp ? holdersAt(root) : [],
    entries: found.flatMap((entry) =>
      typeof entry === 'string'
        ? []
        : [{ entry, state: stateOf({ disk, root }, entry), owner: livenessOf(entry.owner) }],
    ),
    unreadable: found.flatMap((entry) =>
      typeof entry === 'string' ? [inState(basename(journalFolder(root)), entry)] : [],
    ),
    settled: namesIn(disk, join(root, STATE_FOLDER, SETTLED)).map((name) => inState(SETTLED, name)),
    leftovers: hasTemp ? leftOverPlaces() : [],
  }
}

function inState(folder: string, name: string): string {
  return `${STATE_FOLDER}/${folder}/${name}`
}

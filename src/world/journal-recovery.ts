/** How a reverted file gets its original back: at the end of a trial, and by the next command after a crash. */

import { dirname, join } from 'node:path'
import { replaceFile, syncFolder } from './atomic-write.ts'
import { bytesAt, tryLink, tryTouch } from './disk-look.ts'
import type { Disk } from './disk.ts'
import { insideRoot } from './inside-root.ts'
import { decide, type FileState } from './journal-decision.ts'
import { ENTRY_FILES, type Entry, isSamePrint, type Print, printOf } from './journal-entry.ts'
import { entries, folderOf, forget, forgetVoid, type Journal, temporaryOf } from './journal.ts'
import { type Liveness, livenessOf } from './process-identity.ts'
import { journalFolder } from './state-folder.ts'

/** What became of one entry. Paths are absolute. */
export type Recovery =
  | { readonly kind: 'restored' | 'was-original' | 'left-to-its-owner'; readonly entry: Entry }
  | Conflict
  | { readonly kind: 'unreadable'; readonly folder: string }

/** Nothing was touched, and the entry stays. `edited`: where that is what somebody else wrote meanwhile. */
export type Conflict = {
  readonly kind: 'conflict'
  readonly entry: Entry
  readonly edited: string
  readonly original: string
  readonly reverted: string
}

/** Puts right what commands left that did not come to their end. The caller holds the lock of the project. */
export function recover(journal: Pick<Journal, 'disk' | 'root'>): readonly Recovery[] {
  const { disk, root } = journal
  const recovered = entries(disk, root).map((found): Recovery => {
    if (typeof found === 'string') return { kind: 'unreadable', folder: join(journalFolder(root), found) }
    return takeBack(journal, found, livenessOf(found.owner))
  })
  if (!recovered.some(({ kind }) => kind === 'left-to-its-owner')) forgetVoid(disk, root)
  return recovered
}

/** Puts the original back if the file holds exactly the reverted bytes, and removes the entry. */
export function takeBack(journal: Pick<Journal, 'disk' | 'root'>, entry: Entry, owner: Liveness): Recovery {
  const { disk, root } = journal
  const decision = decide(stateOf(journal, entry), owner)
  if (decision === 'leave') return { kind: 'left-to-its-owner', entry }
  if (decision === 'conflict') return conflict(root, entry, join(root, entry.file))
  if (decision === 'restore') restore(journal, entry)
  const taken = join(folderOf(root, entry), ENTRY_FILES.taken)
  // @teeth a-late-edit-is-kept: what was written while the original was put back is kept
  //   test: test/native/world/journal.test.ts
  //   revert: remove
  if (holdsOther(disk, taken, entry.reverted)) return conflict(root, entry, taken)
  forget(disk, root, entry)
  return { kind: decision === 'restore' ? 'restored' : 'was-original', entry }
}

/** What the file holds now; `other` also when it leads out of the project, where nothing is ours to touch. */
export function stateOf({ disk, root }: Pick<Journal, 'disk' | 'root'>, entry: Entry): FileState {
  const target = join(root, entry.file)
  const bytes = bytesAt(disk, target)
  if (bytes === undefined) return 'missing'
  // @teeth recovery-stays-inside: an entry that leads out of the project restores nothing
  //   test: test/native/world/journal.test.ts
  //   revert: remove
  if (insideRoot(root, entry.file) !== target) return 'other'
  const print = printOf(bytes)
  if (isSamePrint(print, entry.original)) return 'original'
  return isSamePrint(print, entry.reverted) ? 'reverted' : 'other'
}

/** What the file gives way with is held for a moment under a second name: an editor may write to it even now. */
function restore({ disk, root }: Pick<Journal, 'disk' | 'root'>, entry: Entry): void {
  const folder = folderOf(root, entry)
  const target = join(root, entry.file)
  // One that is there already is of a restoring that was cut off.
  tryLink(disk, target, join(folder, ENTRY_FILES.taken))
  putBack(disk, { entry, folder, target, temporary: temporaryOf(root, entry) })
  if (holds(disk, target, entry.original)) return
  throw new Error(`\`${entry.file}\` was put back and does not hold its original bytes; they are in ${folder}`)
}

export type Back = {
  readonly entry: Entry
  readonly folder: string
  readonly target: string
  readonly temporary: string
}

/**
 * The original itself where it was kept: its other names and its owner are as before then. Its time of change is not:
 * a build that goes by times has perhaps seen the old behaviour, and has to look again.
 */
export function putBack(disk: Disk, { entry, folder, target, temporary }: Back): void {
  const kept = join(folder, ENTRY_FILES.kept)
  if (holds(disk, kept, entry.original)) {
    // @teeth a-build-looks-again: a build that goes by times looks again at a file that is back
    //   test: test/native/world/journal.test.ts
    //   revert: remove
    tryTouch(disk, kept)
    disk.renameSync(kept, target)
    return syncFolder(disk, dirname(target))
  }
  const bytes = disk.readFileSync(join(folder, ENTRY_FILES.original))
  replaceFile(disk, target, { bytes, attributes: entry.attributes, temporary })
}

function conflict(root: string, entry: Entry, edited: string): Recovery {
  const folder = folderOf(root, entry)
  const [original, reverted] = [join(folder, ENTRY_FILES.original), join(folder, ENTRY_FILES.reverted)]
  return { kind: 'conflict', entry, edited, original, reverted }
}

function holds(disk: Disk, path: string, print: Print): boolean {
  const bytes = bytesAt(disk, path)
  return bytes !== undefined && isSamePrint(printOf(bytes), print)
}

function holdsOther(disk: Disk, path: string, print: Print): boolean {
  const bytes = bytesAt(disk, path)
  return bytes !== undefined && !isSamePrint(printOf(bytes), print)
}

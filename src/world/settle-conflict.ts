/** How a file that somebody changed while its old behaviour was in it is settled: no version of it is lost. */

import { dirname, join } from 'node:path'
import { type Attributes, replaceFile, writeNew } from './atomic-write.ts'
import type { Disk } from './disk.ts'
import { bytesAt, tryLink } from './disk-look.ts'
import { insideRoot } from './inside-root.ts'
import { type Entry, isSamePrint, printOf } from './journal-entry.ts'
import { type Conflict, putBack } from './journal-recovery.ts'
import { folderOf, forget, type Journal, temporaryOf } from './journal.ts'
import { makeStateFolder, SETTLED, STATE_FOLDER } from './state-folder.ts'

/** What a person can take. `edited`: as somebody left it; `merged`: that change alone, put together with the original. */
export type Version = 'merged' | 'original' | 'edited'

/** What each version holds. `edited` is absent for a file that was deleted. */
export type Versions = {
  readonly edited: Buffer | undefined
  readonly original: Buffer
  readonly reverted: Buffer
}

export function versionsOf(disk: Disk, { edited, original, reverted }: Conflict): Versions {
  return {
    edited: bytesAt(disk, edited),
    original: disk.readFileSync(original),
    reverted: disk.readFileSync(reverted),
  }
}

/** Where the versions of an entry that were not taken lie afterwards. `root` is absolute. */
export function settledFolder(root: string, { id }: Pick<Entry, 'id'>): string {
  return join(root, STATE_FOLDER, SETTLED, id)
}

/**
 * Gives the file `wished` (undefined: no file), after every version is safe in the settled folder, and removes the entry.
 * After a crash in between the entry stands, or the file holds its original. Throws when the file leads out of the project.
 */
export function settleConflict(
  { disk, root }: Pick<Journal, 'disk' | 'root'>,
  conflict: Conflict,
  wished: Buffer | undefined,
): void {
  const { entry } = conflict
  const target = join(root, entry.file)
  const folder = keepVersions({ disk, root }, conflict)
  if (wished !== undefined && !bytesAt(disk, target)?.equals(wished)) write({ disk, root }, entry, { wished, folder })
  forget(disk, root, entry)
}

function keepVersions({ disk, root }: Pick<Journal, 'disk' | 'root'>, conflict: Conflict): string {
  const folder = join(makeStateFolder(disk, root, SETTLED), conflict.entry.id)
  disk.mkdirSync(folder, { recursive: true })
  for (const name of ['original', 'reverted', 'edited'] as const) {
    const bytes = bytesAt(disk, conflict[name])
    // @teeth settling-loses-nothing: every version is kept
    //   test: test/native/world/settle-conflict.test.ts > a file that was changed
    //   revert: remove
    if (bytes !== undefined) keep(disk, join(folder, name), bytes)
  }
  return folder
}

/** An earlier settling that was cut off may have kept another text under the name. */
function keep(disk: Disk, path: string, bytes: Buffer): void {
  const present = bytesAt(disk, path)
  if (present === undefined) writeNew(disk, path, { bytes })
  else if (!present.equals(bytes)) keep(disk, `${path}-later`, bytes)
}

type Wish = { readonly wished: Buffer; readonly folder: string }

function write({ disk, root }: Pick<Journal, 'disk' | 'root'>, entry: Entry, { wished, folder }: Wish): void {
  const target = join(root, entry.file)
  disk.mkdirSync(dirname(target), { recursive: true })
  // @teeth settling-stays-inside: a file that leads out of the project is not written
  //   test: test/native/world/settle-conflict.test.ts
  //   revert: remove
  if (insideRoot(root, dirname(entry.file)) !== dirname(target)) throw new Error(`\`${entry.file}\` leads elsewhere`)
  // An editor that has it open may write to it even now.
  tryLink(disk, target, join(folder, 'given-way'))
  const temporary = temporaryOf(root, entry)
  if (isSamePrint(printOf(wished), entry.original)) {
    return putBack(disk, { entry, folder: folderOf(root, entry), target, temporary })
  }
  replaceFile(disk, target, { bytes: wished, attributes: attributesOf(disk, target) ?? entry.attributes, temporary })
}

function attributesOf(disk: Disk, path: string): Attributes | undefined {
  const stats = disk.lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? { mode: stats.mode & 0o7777, uid: stats.uid, gid: stats.gid } : undefined
}

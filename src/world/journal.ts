/** The write-ahead journal: what a file held is safe and flushed before the file is touched. */

import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { replaceFile, syncFolder, writeNew } from './atomic-write.ts'
import type { Disk } from './disk.ts'
import { bytesAt, namesIn, tryLink, tryRemove } from './disk-look.ts'
import { ENTRY_FILES, type Entry, entryIn, entryText, printOf } from './journal-entry.ts'
import { NotWritten } from './not-written.ts'
import type { Identity } from './process-identity.ts'
import { dropJournalFolder, journalFolder, makeJournalFolder } from './state-folder.ts'
import type { Writable } from './writable.ts'

/** Where a journal is kept and who writes it: a project (absolute, real) and this process. */
export type Journal = { readonly disk: Disk; readonly root: string; readonly owner: Identity }

/** Ends the name of an entry that is still being written, or is being removed: it means nothing. */
const VOID = '.void'

type Terms = {
  readonly reverted: Uint8Array
  /** The command that is to be run after the revert. */
  readonly prepare?: string
}

/**
 * Writes the entry of a file that is about to be reverted, and flushes it; the file itself is not touched. What a
 * failure leaves is no entry.
 */
export function begin(journal: Journal, file: Writable, { reverted, prepare }: Terms): Entry {
  const { disk, root, owner } = journal
  const startedAt = new Date().toISOString()
  const entry: Entry = {
    id: `${startedAt.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`,
    owner,
    file: file.path,
    startedAt,
    original: printOf(file.bytes),
    reverted: printOf(reverted),
    attributes: file.attributes,
    ...(prepare === undefined ? {} : { prepare }),
  }
  const folder = join(makeJournalFolder(disk, root), entry.id)
  try {
    disk.mkdirSync(folder + VOID)
    fill(disk, folder + VOID, { entry, file, reverted })
    disk.renameSync(folder + VOID, folder)
    syncFolder(disk, dirname(folder))
    return entry
  } catch (error) {
    tryRemove(disk, folder + VOID, folder)
    dropJournalFolder(disk, root)
    throw error
  }
}

/** Puts the old behaviour in place. What a failure leaves, `takeBack` puts right. */
export function place({ disk, root }: Journal, entry: Entry): void {
  const target = join(root, entry.file)
  replaceFile(disk, target, {
    bytes: disk.readFileSync(join(folderOf(root, entry), ENTRY_FILES.reverted)),
    attributes: entry.attributes,
    temporary: temporaryOf(root, entry),
  })
}

/** The entries in the order they were written; of one that cannot be read only the name. Empty without a journal. */
export function entries(disk: Disk, root: string): readonly (Entry | string)[] {
  const names = namesIn(disk, journalFolder(root)).filter((name) => !name.endsWith(VOID))
  return names.toSorted().map((name) => {
    const facts = bytesAt(disk, join(journalFolder(root), name, ENTRY_FILES.facts))
    return (facts && entryIn(facts.toString('utf8'), name)) ?? name
  })
}

/** Removes an entry, whatever its file holds. */
export function forget(disk: Disk, root: string, entry: Entry): void {
  const folder = folderOf(root, entry)
  tryRemove(disk, temporaryOf(root, entry))
  // At once, and file by file only then: half an entry could not be read.
  disk.renameSync(folder, folder + VOID)
  tryRemove(disk, folder + VOID)
  dropJournalFolder(disk, root)
}

/** Removes what never became an entry, or is none any more. */
export function forgetVoid(disk: Disk, root: string): void {
  const folder = journalFolder(root)
  const names = namesIn(disk, folder).filter((name) => name.endsWith(VOID))
  tryRemove(disk, ...names.map((name) => join(folder, name)))
  dropJournalFolder(disk, root)
}

export function folderOf(root: string, { id }: Pick<Entry, 'id'>): string {
  return join(journalFolder(root), id)
}

/** Where the file's new bytes are written first; told from the entry alone, so that it is found after a crash. */
export function temporaryOf(root: string, { id, file }: Entry): string {
  return join(dirname(join(root, file)), `.teeth-${id}.tmp`)
}

type Contents = { readonly entry: Entry; readonly file: Writable; readonly reverted: Uint8Array }

function fill(disk: Disk, folder: string, { entry, file, reverted }: Contents): void {
  writeNew(disk, join(folder, ENTRY_FILES.original), { bytes: file.bytes })
  writeNew(disk, join(folder, ENTRY_FILES.reverted), { bytes: reverted })
  const isKept = tryLink(disk, file.target, join(folder, ENTRY_FILES.kept))
  // @teeth what-a-copy-cannot-bring-back-must-be-kept: is not written when the original cannot be kept itself
  //   test: test/native/world/journal.test.ts
  //   revert: remove
  if (!isKept && file.mustBeKept) {
    throw new NotWritten(file.path, 'it has other names or another owner, and cannot be kept under a second name', {
      wayOut: 'Prove it with `--strategy copy`.',
    })
  }
  writeNew(disk, join(folder, ENTRY_FILES.facts), { bytes: Buffer.from(entryText(entry)) })
  syncFolder(disk, folder)
}

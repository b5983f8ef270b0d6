/** The folder in which a project keeps what must survive a crash; git sees nothing of it, and it goes when it is empty. */

import { join } from 'node:path'
import { writeNew } from './atomic-write.ts'
import { bytesAt, namesIn } from './disk-look.ts'
import { type Disk, errorCode } from './disk.ts'

/** In the root of the project. */
export const STATE_FOLDER = '.teeth'
/** In the state folder: the versions of settled conflicts that were not taken. Stays until its owner removes it. */
export const SETTLED = 'settled'
const IGNORED = '*\n'

/** Where the journal lies, whether it is there or not. `root` is absolute and real. */
export function journalFolder(root: string): string {
  return join(root, STATE_FOLDER, 'journal')
}

/** Makes it where it is missing. Throws when the folder is a link: what it holds would lie who knows where. */
export function makeJournalFolder(disk: Disk, root: string): string {
  return makeStateFolder(disk, root, 'journal')
}

/** Makes a folder of that name in the state folder, where it is missing; git sees nothing of either. Throws when it is a link. */
export function makeStateFolder(disk: Disk, root: string, name: string): string {
  const state = join(root, STATE_FOLDER)
  const folder = join(state, name)
  disk.mkdirSync(folder, { recursive: true })
  // @teeth the-state-folder-is-no-link: nothing is written through a link to outside the project
  //   test: test/native/world/journal.test.ts
  //   revert: remove
  if (disk.realpathSync(folder) !== folder) throw new Error(`\`${state}\` is a link`)
  try {
    writeNew(disk, join(state, '.gitignore'), { bytes: Buffer.from(IGNORED) })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return folder
}

/**
 * Whether there is anything to recover, or to clear up after a crash of ours. Beside what others keep there, the name that
 * git goes by stays.
 */
export function hasJournal(disk: Disk, root: string): boolean {
  const state = join(root, STATE_FOLDER)
  if (disk.existsSync(journalFolder(root))) return true
  // @teeth what-stays-is-no-journal: a folder that others keep something in is not recovered for ever
  //   test: test/native/world/journal.test.ts
  //   was: return disk.existsSync(state) && foreign(disk, state).length < Math.max(1, disk.readdirSync(state).length)
  return disk.existsSync(state) && foreign(disk, state).length === 0
}

/** Takes it away when nothing is left in it. What is not ours stays, and so does its folder. */
export function dropJournalFolder(disk: Disk, root: string): void {
  const state = join(root, STATE_FOLDER)
  try {
    if (namesIn(disk, journalFolder(root)).length > 0) return
    // The name that git goes by goes first, the folder that the next command looks for last.
    if (foreign(disk, state).length === 0) disk.rmSync(join(state, '.gitignore'), { force: true })
    if (disk.existsSync(journalFolder(root))) disk.rmdirSync(journalFolder(root))
    disk.rmdirSync(state)
  } catch {
    // Not empty, or gone: either way there is nothing to do.
  }
}

/** What is in the folder besides ours. A crash may have cut our own text off. */
function foreign(disk: Disk, state: string): readonly string[] {
  const isOurs = IGNORED.startsWith(bytesAt(disk, join(state, '.gitignore'))?.toString('utf8') ?? '')
  return namesIn(disk, state).filter((name) => name !== 'journal' && !(name === '.gitignore' && isOurs))
}

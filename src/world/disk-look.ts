/** Reading and clearing up on the disk where an absence is an answer, and no error. */

import { type Disk, errorCode } from './disk.ts'

const ABSENT: readonly (string | undefined)[] = ['ENOENT', 'ENOTDIR', 'EISDIR']

/** Undefined when no file is there. */
export function bytesAt(disk: Disk, path: string): Buffer | undefined {
  try {
    return disk.readFileSync(path)
  } catch (error) {
    if (ABSENT.includes(errorCode(error))) return undefined
    throw error
  }
}

/** Empty when no folder is there. */
export function namesIn(disk: Disk, folder: string): readonly string[] {
  try {
    return disk.readdirSync(folder)
  } catch (error) {
    if (ABSENT.includes(errorCode(error))) return []
    throw error
  }
}

/** A second name for the same file; false where the file system has none, or not between these folders. */
export function tryLink(disk: Disk, from: string, to: string): boolean {
  try {
    disk.linkSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Makes a file look as if it had just been written; where that cannot be, it is no worse than before. */
export function tryTouch(disk: Disk, path: string): void {
  const now = new Date()
  try {
    disk.utimesSync(path, now, now)
  } catch {
    // Some file systems keep no times.
  }
}

/** Removes files and whole folders, as far as the disk lets it. */
export function tryRemove(disk: Disk, ...paths: readonly string[]): void {
  for (const path of paths) {
    try {
      disk.rmSync(path, { recursive: true, force: true })
    } catch {
      // The error that led here is the one to tell; the next command tries again.
    }
  }
}

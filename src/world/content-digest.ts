/** What a path holds, as a short text that changes when the content or the executable bit does. */

import { hash } from 'node:crypto'
import { lstat, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Above this a file is told by size and time of change: hashing gigabytes twice a command would be felt. Bytes. */
const LARGEST_HASHED = 16 * 1024 * 1024

/** Digests the file, link or folder at `path` under `root`; total, `gone` when there is none. */
export async function contentDigest(root: string, path: string): Promise<string> {
  const target = join(root, path)
  try {
    const stats = await lstat(target)
    if (stats.isSymbolicLink()) return `link ${hash('sha256', await readlink(target))}`
    if (!stats.isFile()) return 'folder'
    const mode = (stats.mode & 0o111).toString(8)
    if (stats.size > LARGEST_HASHED) return `large ${mode} ${stats.size} ${stats.mtimeMs}`
    return `file ${mode} ${hash('sha256', await readFile(target))}`
  } catch {
    return 'gone'
  }
}

/** A whole folder as data: what is in it, byte for byte, with modes, links and second names. */

import { type Dirent, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One line a path, sorted. Two folders with the same lines hold the same. `exact`: in the very same files. Links are not
 * followed: what they lead to is not in the folder.
 */
export function treePrint(root: string, likeness: 'exact' | 'bytes' = 'exact'): readonly string[] {
  return pathsIn(root, '').map((path) => `${path} ${describe(join(root, path), likeness)}`)
}

function pathsIn(root: string, folder: string): readonly string[] {
  const entries: readonly Dirent[] = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? [path, ...pathsIn(root, path)] : [path]
    })
    .toSorted()
}

function describe(path: string, likeness: 'exact' | 'bytes'): string {
  const stats = lstatSync(path)
  const mode = (stats.mode & 0o7777).toString(8)
  if (stats.isSymbolicLink()) return `-> ${readlinkSync(path)}`
  if (stats.isDirectory()) return `folder ${mode}`
  const file = likeness === 'exact' ? `${stats.ino} ` : ''
  return `${mode} ${stats.nlink} ${file}${readFileSync(path).toString('base64')}`
}

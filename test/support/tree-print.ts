/** A whole folder as data: what is in it, byte for byte, with modes, links and second names. */

import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** One line a path, sorted. Two folders with the same lines hold the same. `exact`: in the very same files. */
export function treePrint(root: string, likeness: 'exact' | 'bytes' = 'exact'): readonly string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()
  return paths.map((path) => `${path} ${describe(join(root, path), likeness)}`)
}

function describe(path: string, likeness: 'exact' | 'bytes'): string {
  const stats = lstatSync(path)
  const mode = (stats.mode & 0o7777).toString(8)
  if (stats.isSymbolicLink()) return `-> ${readlinkSync(path)}`
  if (stats.isDirectory()) return `folder ${mode}`
  const file = likeness === 'exact' ? `${stats.ino} ` : ''
  return `${mode} ${stats.nlink} ${file}${readFileSync(path).toString('base64')}`
}

/** Every file and link of a folder with a digest of its content, to see that nothing was written. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Links are not followed (`recursive` of `readdirSync` would): what `node_modules` leads to is not the project's. */
export function treeOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true }).flatMap(
    (entry): readonly (readonly [string, string])[] => {
      const path = join(folder, entry.name)
      if (entry.isSymbolicLink()) return [[path, readlinkSync(path)]]
      if (entry.isDirectory()) return [[path, 'folder'], ...Object.entries(treeOf(path))]
      return [[path, createHash('sha256').update(readFileSync(path)).digest('hex')]]
    },
  )
  return Object.fromEntries(entries)
}

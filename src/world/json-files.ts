/** The JSON files of a folder that artifacts were unpacked into. */

import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Paths from `folder` (absolute), of all folders in it, sorted; empty when there is no such folder. Links are not followed. */
export async function jsonFilesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

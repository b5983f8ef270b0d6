/** A file that somebody changed while its old behaviour was in it, and how that is settled in a test. */

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { disk as realDisk, type Disk } from '../../src/world/disk.ts'
import { type Conflict, recover } from '../../src/world/journal-recovery.ts'
import { settleConflict } from '../../src/world/settle-conflict.ts'
import { FILE, lay, TEXT } from './laid-file.ts'
import { scratch } from './scratch.ts'

export const EDITED = 'export const rate = 0.1\n// 7 % from May on\n'
export const MERGED = 'export const rate = 0.2\n// 7 % from May on\n'

export function edited(text: string | undefined = EDITED): string {
  const root = scratch({ [FILE]: TEXT })
  lay(realDisk, root)
  if (text === '') rmSync(join(root, FILE))
  else writeFileSync(join(root, FILE), text)
  return root
}

function conflictIn(root: string): Conflict {
  const [conflict] = recover({ disk: realDisk, root })
  if (conflict?.kind !== 'conflict') throw new Error(`a conflict was expected, and it is ${conflict?.kind}`)
  return conflict
}

export function settle(root: string, wished: string | undefined, disk: Disk = realDisk): Conflict {
  const conflict = conflictIn(root)
  settleConflict({ disk, root }, conflict, wished === undefined ? undefined : Buffer.from(wished))
  return conflict
}

/** Every text in a folder, whatever it is called. */
export function textsIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

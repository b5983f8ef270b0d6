/** A package of the user's project: where it is installed, and which version of it. */

import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { versionIn } from './version.ts'

export type InstalledPackage = {
  /** Absolute and real. */
  readonly folder: string
  readonly version: string
}

/**
 * As Node looks for it from `root` on, but for `NODE_PATH`: a package manager that starts us puts folders of its own there.
 * Undefined where it is not installed.
 */
export function installedPackage(root: string, name: string): InstalledPackage | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return found(realpathSync(candidate))
    if (folder === dirname(folder)) return undefined
  }
}

function found(folder: string): InstalledPackage {
  return { folder, version: versionIn(join(folder, 'package.json')) ?? '0.0.0' }
}

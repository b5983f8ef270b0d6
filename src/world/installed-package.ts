/** A package of the user's project: where it is installed, and which version of it. */

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/** Whether a version comes before another; only the three numbers count. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)))
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

function found(folder: string): InstalledPackage {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return { folder, version: hasVersion ? String(manifest.version) : '0.0.0' }
}

/** The user's Vitest: found from the project, checked, and started in lanes. */

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import type { Runner } from '../model/world.ts'
import { openLaneOf } from './open-lane.ts'

/** The oldest Vitest with the API that lanes use. */
const OLDEST = '3.2.0'

export type RunnerOptions = {
  /** Absolute, real path of the project. */
  readonly root: string
  /** Path of the Vitest configuration, from the root. */
  readonly vitestConfig?: string
  /** Names of Vitest projects; absent or empty: all. */
  readonly projects?: readonly string[]
  /** Ends the scenario that is running. */
  readonly interruption?: AbortSignal
  /** The caller holds the lock on the tree; else each lane takes its own. */
  readonly isLocked?: boolean
}

/** Throws TeethError `vitest-missing` or `vitest-too-old`. Starts nothing yet. */
export function openRunner(options: RunnerOptions): Runner {
  const vitestFolder = folderOfVitest(options.root)
  const version = versionIn(vitestFolder)
  if (isOlder(version, OLDEST)) {
    throw new TeethError(
      'vitest-too-old',
      `${options.root} has Vitest \`${version}\`, and lanes need \`${OLDEST}\` or later: install a newer \`vitest\` there`,
    )
  }
  const { isLocked = false, ...rest } = options
  const request = { ...rest, vitestFolder, projects: options.projects ?? [] }
  const terms = {
    isLocked,
    ...(options.interruption === undefined ? {} : { signal: options.interruption }),
  }
  return { version, open: (strategy = 'overlay') => openLaneOf(strategy, request, terms) }
}

/** As Node looks for it, but for `NODE_PATH`: a package manager that starts us puts folders of its own there. */
function folderOfVitest(root: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', 'vitest')
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) break
  }
  throw new TeethError(
    'vitest-missing',
    `no \`vitest\` is installed in ${root} or above it, and Vitest \`${OLDEST}\` or later is needed: install it there, or name the project's folder with \`--root\``,
  )
}

function versionIn(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0.0.0'
}

function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)))
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

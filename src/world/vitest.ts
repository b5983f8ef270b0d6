/** The user's Vitest: found from the project, checked, and started in lanes. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Runner } from '../model/world.ts'
import { installedPackage } from './installed-package.ts'
import { openLaneOf } from './open-lane.ts'
import { isOlder } from './version.ts'

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
  const installed = installedPackage(options.root, 'vitest')
  if (installed === undefined) throw missing(options.root)
  const { folder: vitestFolder, version } = installed
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

function missing(root: string): TeethError {
  return new TeethError(
    'vitest-missing',
    `no \`vitest\` is installed in ${root} or above it, and Vitest \`${OLDEST}\` or later is needed: install it there, or name the project's folder with \`--root\``,
  )
}

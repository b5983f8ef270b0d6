/** The user's Vitest: found from the project, checked, and started in lanes. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Runner } from '../model/world.ts'
import { installedPackage, type InstalledPackage } from './installed-package.ts'
import { LaneAhead } from './lane-ahead.ts'
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
  /** Whether runs will ask for a kept worker, so that one may be started early. */
  readonly keepsWorkers?: boolean
  /** A lane that was begun already; its owner ends it when no lane has taken it. */
  readonly ahead?: LaneAhead
  /** The caller holds the lock on the tree; else each lane takes its own. */
  readonly isLocked?: boolean
}

/** Throws TeethError `vitest-missing` or `vitest-too-old`. Starts nothing yet. */
export function openRunner(options: RunnerOptions): Runner {
  const { folder: vitestFolder, version } = usersVitest(options.root)
  const { isLocked = false, ...rest } = options
  const request = { ...rest, vitestFolder, projects: options.projects ?? [] }
  const terms = {
    isLocked,
    ...(options.interruption === undefined ? {} : { signal: options.interruption }),
  }
  return { version, open: (strategy = 'overlay') => openLaneOf(strategy, request, terms) }
}

/** Begins a lane while the rest is still to be read; nothing where no lane will be opened, which `openRunner` tells. */
export function beginAhead(root: string): LaneAhead | undefined {
  try {
    return new LaneAhead(root, usersVitest(root).folder)
  } catch (error) {
    if (error instanceof TeethError) return undefined
    throw error
  }
}

function usersVitest(root: string): InstalledPackage {
  const installed = installedPackage(root, 'vitest')
  if (installed === undefined) throw missing(root)
  const { version } = installed
  if (!isOlder(version, OLDEST)) return installed
  throw new TeethError(
    'vitest-too-old',
    `${root} has Vitest \`${version}\`, and lanes need \`${OLDEST}\` or later: install a newer \`vitest\` there`,
  )
}

function missing(root: string): TeethError {
  return new TeethError(
    'vitest-missing',
    `no \`vitest\` is installed in ${root} or above it, and Vitest \`${OLDEST}\` or later is needed: install it there, or name the project's folder with \`--root\``,
  )
}

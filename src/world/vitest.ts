/** The user's Vitest: found from the project, checked, and started in lanes. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import type { Runner } from '../model/world.ts'
import { openLane } from './lane-process.ts'

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
}

/** Throws TeethError `vitest-missing` or `vitest-too-old`. Starts nothing yet. */
export function openRunner(options: RunnerOptions): Runner {
  const version = versionFrom(options.root)
  if (isOlder(version, OLDEST)) {
    throw new TeethError(
      'vitest-too-old',
      `${options.root} has Vitest \`${version}\`, and lanes need \`${OLDEST}\` or later: install a newer \`vitest\` there`,
    )
  }
  return { version, open: () => openLane({ ...options, projects: options.projects ?? [] }) }
}

function versionFrom(root: string): string {
  const require = createRequire(join(root, 'package.json'))
  try {
    const manifest: unknown = JSON.parse(readFileSync(require.resolve('vitest/package.json'), 'utf8'))
    if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version)
    throw new Error('its package.json has no version')
  } catch (cause) {
    throw new TeethError(
      'vitest-missing',
      `no \`vitest\` can be resolved from ${root}, and Vitest \`${OLDEST}\` or later is needed: install it there, or name the project's folder with \`--root\``,
      { cause },
    )
  }
}

function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)))
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

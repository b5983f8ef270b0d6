/** Where lanes keep their folders, for a test that looks at all of them. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { placesFolder } from '../../src/world/own-place.ts'
import { pretendedVitest } from './pretended-vitest.ts'
import { scratch } from './scratch.ts'

/** A project and a folder for lanes that no other test has. */
export function projectApart(): string {
  const root = pretendedVitest()
  vi.stubEnv('TMPDIR', scratch())
  onTestFinished(() => void vi.unstubAllEnvs())
  return root
}

/** The folders of all lanes there are. */
export function places(): readonly string[] {
  return readdirSync(placesFolder()).map((name) => join(placesFolder(), name))
}

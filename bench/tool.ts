/** The tool as people have it: built, since Node takes the types off the sources anew in each of our processes. */

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '..')

/** The binary, for a Node to run. It is there once `buildTool` has ended. */
export const TOOL = join(REPOSITORY, 'dist/main.js')

/** Throws when the sources do not compile. */
export function buildTool(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: REPOSITORY, stdio: ['ignore', 2, 2] })
}

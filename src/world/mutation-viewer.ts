/** The script that shows mutation reports: StrykerJS brings it along. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import { installedPackage } from './installed-package.ts'

const CORE = '@stryker-mutator/core'
const VIEWER = 'mutation-testing-elements'

/** `adds`: how a person adds packages here. Throws TeethError `stryker-missing`. */
export function mutationViewer(root: string, adds: string): string {
  const core = installedPackage(root, CORE)
  const viewer = core === undefined ? undefined : installedPackage(core.folder, VIEWER)
  if (viewer === undefined) {
    throw new TeethError(
      'stryker-missing',
      `a page with a sweep needs \`${CORE}\`, which ${root} does not have: run \`${adds} ${CORE}\``,
    )
  }
  return readFileSync(join(viewer.folder, 'dist/mutation-test-elements.js'), 'utf8')
}

/** The folder in which a project keeps what a sweep has found so far; one sweep at a time is in it. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TeethError } from '../errors/teeth-error.ts'
import { namesIn, tryRemove } from './disk-look.ts'
import { disk } from './disk.ts'
import { identityIn, livenessOf, ownIdentity } from './process-identity.ts'
import { makeStateFolder, STATE_FOLDER } from './state-folder.ts'

/** POSIX from the root. */
export const SWEEP_FOLDER = `${STATE_FOLDER}/sweep`

const OWNER_FILE = 'owner.json'
/** Stryker's copies of the project. */
const SANDBOX = /^sandbox-\w+$/

export type SweepFolder = {
  /** Absolute. */
  readonly path: string
  /** Lets the next one in. */
  leave(): void
}

/** Removes what a sweep left that was killed. Throws TeethError `project-busy` while another one is at work. */
export function enterSweepFolder(root: string): SweepFolder {
  const path = makeStateFolder(disk, root, 'sweep')
  const owner = join(path, OWNER_FILE)
  // @teeth one-sweep-at-a-time: a second sweep does not take the copies of the first away
  //   test: test/native/world/sweep-folder.test.ts
  //   revert: condition false
  if (isOwned(owner)) throw new TeethError('project-busy', `another sweep is at work in ${root}`)
  writeFileSync(owner, JSON.stringify(ownIdentity()))
  removeSandboxes(root)
  return {
    path,
    leave: () => {
      removeSandboxes(root)
      rmSync(owner, { force: true })
    },
  }
}

function isOwned(file: string): boolean {
  try {
    const owner = identityIn(JSON.parse(readFileSync(file, 'utf8')))
    return owner !== undefined && livenessOf(owner) === 'alive'
  } catch {
    return false
  }
}

function removeSandboxes(root: string): void {
  const state = join(root, STATE_FOLDER)
  const left = namesIn(disk, state).filter((name) => SANDBOX.test(name))
  tryRemove(disk, ...left.map((name) => join(state, name)))
}

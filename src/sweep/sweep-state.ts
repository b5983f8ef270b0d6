/** What every result of a sweep is true of. */

import type { Stryker, SweepState } from '../model/sweep.ts'
import type { Files } from '../model/world.ts'
import type { SweepRequest, SweepWorld } from './sweep-request.ts'

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

type StateWorld = Pick<SweepWorld, 'files' | 'git' | 'runner' | 'digest'> & {
  readonly stryker?: Pick<Stryker, 'version'>
}

export async function sweepState(world: StateWorld, { runs, testFiles }: SweepRequest): Promise<SweepState> {
  const { files, git, runner, stryker, digest } = world
  const [commit, changes, lockfile] = await Promise.all([git.head(), git.state(), lockFileOf(files)])
  const { projects, deadlineMs = 0, isOffline, naming } = runs
  const settings = [runner.version, stryker?.version, projects, deadlineMs, isOffline, naming, testFiles]
  return {
    ...(commit === undefined ? {} : { commit }),
    changes: changes.size === 0 ? '' : digest(JSON.stringify([...changes])),
    lockfile: lockfile === undefined ? '' : digest(lockfile),
    settings: digest(JSON.stringify(settings)),
  }
}

async function lockFileOf(files: Files): Promise<string | undefined> {
  for (const path of LOCK_FILES) {
    const text = await files.read(path)
    if (text !== undefined) return text
  }
  return undefined
}

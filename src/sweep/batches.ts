/** Mutants in batches: what a machine takes at once, and what an interruption costs at most. */

import type { Mutant, SweepBatch, SweepState } from '../model/sweep.ts'
import type { Files, Git } from '../model/world.ts'

/** A short text that differs where the given one does. */
export type Digest = (text: string) => string

/** Enough to share the controls of their test files, few enough to lose. */
const MOST_IN_BATCH = 60

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

/** Neighbours stay together: they have the same tests. */
export function batches(mutants: readonly Mutant[], state: SweepState, digest: Digest): readonly SweepBatch[] {
  const count = Math.ceil(mutants.length / MOST_IN_BATCH)
  const size = Math.ceil(mutants.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => mutants.slice(at * size, (at + 1) * size)).map((own) => ({
    id: digest(JSON.stringify([state, own.map(({ id }) => id)])),
    state,
    mutants: own,
  }))
}

type Outside = { readonly files: Files; readonly git: Git; readonly digest: Digest }

/** What every result of this sweep is true of. */
export async function sweepState({ files, git, digest }: Outside): Promise<SweepState> {
  const [commit, changes, lockfile] = await Promise.all([git.head(), git.state(), lockFileOf(files)])
  return {
    ...(commit === undefined ? {} : { commit }),
    changes: changes.size === 0 ? '' : digest(JSON.stringify([...changes])),
    lockfile: lockfile === undefined ? '' : digest(lockfile),
  }
}

async function lockFileOf(files: Files): Promise<string | undefined> {
  for (const path of LOCK_FILES) {
    const text = await files.read(path)
    if (text !== undefined) return text
  }
  return undefined
}

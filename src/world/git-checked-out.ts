/** Whether the disk holds what a change leads to: tests run there, and another text would be judged in its name. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Side } from '../model/change.ts'
import { type Ask, commitOf } from './git-ask.ts'
import type { Entry } from './git-entries.ts'

/** Paths given to git at once. */
const SLICE = 200
const MOST_NAMED = 3

/** Throws TeethError `not-checked-out`, naming files whose content on disk is another. */
export async function refuseOtherContent(ask: Ask, entries: readonly Entry[], to: Side): Promise<void> {
  const there = entries.filter(({ letter, modes }) => letter !== 'D' && modes[1].startsWith('100'))
  const others: string[] = []
  for (let start = 0; start < there.length; start += SLICE) {
    const slice = there.slice(start, start + SLICE)
    const blobs = await blobsOnDisk(ask, slice)
    others.push(...slice.filter((entry, index) => blobs[index] !== entry.blobs[1]).map(({ path }) => path))
  }
  if (others.length === 0) return
  const names = others.slice(0, MOST_NAMED).map((path) => `\`${path}\``)
  const rest = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : ''
  const way = wayTo(to, await commitOf(ask, 'HEAD'))
  throw new TeethError(
    'not-checked-out',
    `tests run on what is on disk, and there ${names.join(', ')}${rest} ${others.length === 1 ? 'is' : 'are'} not as in \`${to.name}\`; ${way}`,
  )
}

function wayTo({ commit }: Side, head: string | undefined): string {
  if (commit === undefined) return '`git stash --keep-index` puts the rest of the work aside'
  const apart = `\`git worktree add ../${commit.slice(0, 8)} ${commit.slice(0, 12)}\` (then install the dependencies there)`
  // @teeth what-is-checked-out-is-not-to-be: nobody is told to check out the commit that is checked out
  //   test: test/native/world/git-checked-out.test.ts
  //   revert: condition false
  if (commit === head) return `${apart} puts it there, or \`git stash\` your work aside`
  return `${apart} or \`git checkout ${commit.slice(0, 12)}\` puts it there`
}

/** As git would store them; undefined for files that are gone. */
async function blobsOnDisk(ask: Ask, entries: readonly Entry[]): Promise<readonly (string | undefined)[]> {
  try {
    return (await ask('hash-object', '--', ...entries.map(({ path }) => path))).trim().split('\n')
  } catch {
    if (entries.length === 1) return [undefined]
    const one = entries.map(async (entry) => (await blobsOnDisk(ask, [entry]))[0])
    return Promise.all(one)
  }
}

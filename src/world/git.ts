/** The user's git, asked and never told: no command here writes, not even the index. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Git } from '../model/world.ts'
import { contentDigest } from './content-digest.ts'
import { type Ask, asker, commitOf, isRepository, prefixOf, split } from './git-ask.ts'
import { textAt } from './git-text-at.ts'

/** What the other files of this folder ask of git besides. */
export type Repository = Git & {
  /** Every file in the work tree that git tracks or would track, POSIX from the root; undefined without git. */
  tracked(): Promise<readonly string[] | undefined>
}

/** Opens the repository around `root` (absolute, real). Total: without git, or without a repository, the answers are empty. */
export function git(root: string): Repository {
  const ask = asker(root)
  return {
    head: () => commitOf(ask, 'HEAD'),
    state: async () => {
      const prefix = await prefixOf(ask)
      return prefix === undefined ? new Map() : stateOf(root, ask, prefix)
    },
    changedSince: (since) => changedSince(root, ask, since),
    textAt: (ref, path) => textAt(ask, ref, path),
    tracked: async () => ((await isRepository(ask)) ? listTracked(ask) : undefined),
  }
}

/** One call that always prints something: simple-git waits 50 ms for output that does not come. */
async function listTracked(ask: Ask): Promise<readonly string[]> {
  const tagged = split(await ask('ls-files', '-z', '-t', '--cached', '--others', '--deleted', '--exclude-standard'))
  const gone = new Set(tagged.filter((entry) => entry.startsWith('R ')).map((entry) => entry.slice(2)))
  const paths = new Set(tagged.map((entry) => entry.slice(2)))
  // A nested repository is listed as a folder.
  return [...paths].filter((path) => !gone.has(path) && !path.endsWith('/'))
}

async function stateOf(root: string, ask: Ask, prefix: string): Promise<ReadonlyMap<string, string>> {
  const text = await ask(
    'status',
    '--porcelain=v2',
    '-z',
    '--branch',
    '--untracked-files=all',
    '--no-renames',
    '--',
    '.',
  )
  const entries = split(text).filter((entry) => !entry.startsWith('# '))
  const state = new Map<string, string>()
  for (const entry of entries.map(parseEntry)) {
    const path = entry.path.slice(prefix.length)
    state.set(path, `${entry.fields} ${await contentDigest(root, path)}`)
  }
  return state
}

/** Fields before the path in an entry of `status --porcelain=v2`, by its first letter. */
const FIELDS: Readonly<Record<string, number>> = { '1': 8, u: 10, '?': 1 }

function parseEntry(entry: string): { readonly fields: string; readonly path: string } {
  const words = entry.split(' ')
  const count = FIELDS[words[0] ?? ''] ?? 1
  return { fields: words.slice(0, count).join(' '), path: words.slice(count).join(' ') }
}

async function changedSince(root: string, ask: Ask, since: string): Promise<readonly string[]> {
  const prefix = await prefixOf(ask)
  if (prefix === undefined)
    throw new TeethError(
      'no-git',
      `what changed since \`${since}\` is a question for git, and the root is in no repository`,
    )
  const commit = await commitOf(ask, since)
  if (commit === undefined) throw new TeethError('bad-ref', `git knows no commit \`${since}\``)
  const head = (await commitOf(ask, 'HEAD')) ?? commit
  // Commits are compared with each other: a diff with the work tree refreshes the index whatever it is told.
  const [committed, state] = await Promise.all([
    ask(
      'diff',
      '--name-only',
      '-z',
      '--relative',
      '--no-renames',
      '--no-ext-diff',
      '--no-textconv',
      commit,
      head,
      '--',
    ),
    stateOf(root, ask, prefix),
  ])
  return [...new Set([...split(committed), ...state.keys()])].toSorted()
}

/** The user's git, asked and never told: no command here writes, not even the index. */

import type { SimpleGit } from 'simple-git'
import { TeethError } from '../errors/teeth-error.ts'
import type { Git } from '../model/world.ts'
import { contentDigest } from './content-digest.ts'

/** Variables that a hook or a CI sets for git itself; simple-git hides every `GIT_*` that is not named. */
const ALLOWED_VARIABLES = [
  'GIT_DIR',
  'GIT_INDEX_FILE',
  'GIT_WORK_TREE',
  'GIT_PREFIX',
  'GIT_TERMINAL_PROMPT',
  'GIT_OPTIONAL_LOCKS',
  'GIT_CEILING_DIRECTORIES',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
]

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
      if (!(await isRepository(ask))) return new Map()
      return stateOf(root, ask)
    },
    changedSince: (since) => changedSince(root, ask, since),
    tracked: async () => ((await isRepository(ask)) ? listTracked(ask) : undefined),
  }
}

/** Asks git for its raw output. Throws what git says when it ends badly. */
export type Ask = (...words: readonly string[]) => Promise<string>

export function asker(root: string): Ask {
  let client: Promise<SimpleGit> | undefined
  return async (...words) => {
    client ??= open(root)
    // Without this flag `git status` refreshes the index on disk.
    // @teeth git-is-only-asked: nothing that is asked refreshes the index
    //   test: test/native/world/git.test.ts
    //   was: return (await client).raw([...words])
    return (await client).raw(['--no-optional-locks', ...words])
  }
}

async function open(root: string): Promise<SimpleGit> {
  const { simpleGit } = await import('simple-git')
  return simpleGit({
    baseDir: root,
    allowEnvironment: ALLOWED_VARIABLES,
    completion: { onExit: false },
    // A non-zero exit with an empty stderr would pass as a success.
    errors: (error, { exitCode }) => error ?? (exitCode === 0 ? undefined : new Error(`git ended with ${exitCode}`)),
  })
}

export async function isRepository(ask: Ask): Promise<boolean> {
  try {
    return (await ask('rev-parse', '--is-inside-work-tree')).trim() === 'true'
  } catch {
    return false
  }
}

export async function commitOf(ask: Ask, ref: string): Promise<string | undefined> {
  try {
    return (await ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim()
  } catch {
    return undefined
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

async function stateOf(root: string, ask: Ask): Promise<ReadonlyMap<string, string>> {
  const prefix = (await ask('rev-parse', '--show-prefix')).replace(/\n$/, '')
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
  if (!(await isRepository(ask))) {
    throw new TeethError(
      'no-git',
      `what changed since \`${since}\` is a question for git, and the root is in no repository`,
    )
  }
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
    stateOf(root, ask),
  ])
  return [...new Set([...split(committed), ...state.keys()])].toSorted()
}

export function split(text: string): readonly string[] {
  return text.split('\0').filter((part) => part !== '')
}

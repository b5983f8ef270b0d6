/** How git is asked: its raw output, without a trace, and the few questions that every other one begins with. */

import type { SimpleGit } from 'simple-git'

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

/** Processes of git at once: simple-git has each client do one thing after the other. */
const AT_ONCE = 4

/** Asks git for its raw output. Throws what git says when it ends badly. */
export type Ask = (...words: readonly string[]) => Promise<string>

export function asker(root: string): Ask {
  const clients: Promise<SimpleGit>[] = []
  const killed = new WeakSet<Error>()
  let asked = 0
  const ask: Ask = async (...words) => {
    const client = (clients[asked++ % AT_ONCE] ??= open(root, killed))
    // Without this flag `git status` refreshes the index on disk.
    // @teeth git-is-only-asked: nothing that is asked refreshes the index
    //   test: test/native/world/git-index.test.ts
    //   was: return (await client).raw([...words])
    return (await client).raw(['--no-optional-locks', ...words])
  }
  // A terminal sends Ctrl-C to git too. Whoever asks ends by itself, and says how: it is to have its answer.
  return (...words) =>
    ask(...words).catch((error: unknown) => {
      // @teeth a-killed-git-is-asked-again: a git that was ended by a signal is asked once more
      //   test: test/native/world/git-killed.test.ts
      //   revert: remove
      if (error instanceof Error && killed.has(error)) return ask(...words)
      throw error
    })
}

/** `killed` gets the errors of processes that a signal has ended. */
async function open(root: string, killed: WeakSet<Error>): Promise<SimpleGit> {
  const { GitError, simpleGit } = await import('simple-git')
  const ended = (exitCode: number | null): Error => {
    const error = new GitError(
      undefined,
      exitCode === null ? 'git was ended by a signal' : `git ended with ${exitCode}`,
    )
    if (exitCode === null) killed.add(error)
    return error
  }
  return simpleGit({
    baseDir: root,
    allowEnvironment: ALLOWED_VARIABLES,
    completion: { onExit: false },
    // A non-zero exit with an empty stderr would pass as a success.
    errors: (error, { exitCode }) => error ?? (exitCode === 0 ? undefined : ended(exitCode)),
  })
}

export async function isRepository(ask: Ask): Promise<boolean> {
  return (await prefixOf(ask)) !== undefined
}

/** Where the root is in its repository: empty at its top, else with a slash at its end. Undefined in none. */
export async function prefixOf(ask: Ask): Promise<string | undefined> {
  try {
    const [, prefix] = /^true\n(.*)\n$/s.exec(await ask('rev-parse', '--is-inside-work-tree', '--show-prefix')) ?? []
    return prefix
  } catch {
    return undefined
  }
}

export async function commitOf(ask: Ask, ref: string): Promise<string | undefined> {
  try {
    return (await ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim()
  } catch {
    return undefined
  }
}

export function split(text: string): readonly string[] {
  return text.split('\0').filter((part) => part !== '')
}

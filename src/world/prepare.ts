/** A command of the user's that is run in a tree after the revert and before the tests: a build, mostly. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endFamily } from './lane/end-family.ts'
import { LastWords } from './lane/last-words.ts'
import { marked } from './lane/marked.ts'
import { INTERRUPTED, LATE, within } from './lane/within.ts'
import { siblingOf } from './sibling.ts'

export type Preparation =
  | { readonly kind: 'done'; readonly durationMs: number }
  | { readonly kind: 'failed'; readonly how: string; readonly output: string }
  | { readonly kind: 'interrupted' }

export type PrepareTerms = {
  /** Root of the project in the tree, absolute. */
  readonly root: string
  readonly env: NodeJS.ProcessEnv
  /** By which everything is known that it starts: a folder of nobody else's, absolute. */
  readonly mark: string
  /** Milliseconds. */
  readonly deadlineMs: number
  readonly interruption?: AbortSignal
}

/** Installing would write to the packages of the original, to which those of a copy are links. */
const NO_INSTALL = { npm_config_verify_deps_before_run: 'false', pnpm_config_verify_deps_before_run: 'false' }

/** What a process whose parent is gone still may print. Milliseconds. */
const DRAIN_MS = 1_000

/** Nothing is known about the first time. Milliseconds. */
const FIRST_MS = 10 * 60_000
const GRACE_MS = 30_000
const FACTOR = 5

/** How long the command may take; `lastMs` is what it took when it last ended well. Milliseconds. */
export function prepareDeadline(lastMs: number | undefined): number {
  return lastMs === undefined ? FIRST_MS : Math.ceil(GRACE_MS + FACTOR * lastMs)
}

/**
 * Runs a shell command as a script of the package would run, and ends whatever it started, also when this process is
 * killed meanwhile. Never throws.
 */
export async function prepare(
  command: string,
  { root, env, mark, deadlineMs, interruption }: PrepareTerms,
): Promise<Preparation> {
  const start = performance.now()
  const child = fork(fileURLToPath(siblingOf(import.meta.url, 'prepare-child')), [command], {
    cwd: root,
    env: marked(scriptEnv(root, env), mark),
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const words = new LastWords([child.stdout, child.stderr])
  const closed = once(child, 'close').catch(() => undefined)
  const ended = once(child, 'exit').catch((error: unknown): readonly unknown[] => [String(error), null])
  const answer = await within(deadlineMs, ended, interruption)
  if (child.pid !== undefined) endFamily(child.pid, mark)
  await within(DRAIN_MS, closed)
  if (answer === INTERRUPTED) return { kind: 'interrupted' }
  const how = answer === LATE ? `no end within ${deadlineMs} ms` : ending(answer)
  return how === undefined
    ? { kind: 'done', durationMs: performance.now() - start }
    : { kind: 'failed', how, output: words.text() }
}

/** Undefined when it ended well. */
function ending([code, signal]: readonly unknown[]): string | undefined {
  if (typeof signal === 'string') return `signal ${signal}`
  return code === 0 ? undefined : `exit code ${String(code)}`
}

function scriptEnv(root: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules/.bin'), env['PATH'] ?? ''].join(delimiter)
  return { ...env, ...NO_INSTALL, PATH: path }
}

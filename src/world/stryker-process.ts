/** StrykerJS in a process of its own, from its start to its certain end. */

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { TeethError } from '../errors/teeth-error.ts'
import { either } from '../model/either.ts'
import type { StrykerProgress, StrykerWish } from '../model/sweep.ts'
import { endFamily } from './lane/end-family.ts'
import { laneEnv } from './lane/lane-env.ts'
import { LastWords } from './lane/last-words.ts'
import { siblingOf } from './sibling.ts'
import { strykerWords } from './stryker-words.ts'

/** What the process is told, as JSON in its only argument. */
export type StrykerTask = {
  /** Absolute, real path of the project. */
  readonly root: string
  /** URL of the entry of the core. */
  readonly core: string
  /** Over those of the configuration. */
  readonly options: Readonly<Record<string, unknown>>
}

export type StrykerCompany = Pick<StrykerWish, 'onProgress' | 'timeIsUp'> & { readonly interruption?: AbortSignal }

/** How long it may take to note what it has found so far. */
const GRACE_MS = 10_000

/**
 * Resolves when it has ended: `finished` when it has written its report, `cut` when its time was up before. Throws
 * TeethError `stryker-failed` and `stryker-interrupted`.
 */
export async function runStryker(task: StrykerTask, company: StrykerCompany): Promise<'finished' | 'cut'> {
  const { onProgress, interruption, timeIsUp } = company
  const child = fork(fileURLToPath(siblingOf(import.meta.url, 'stryker-child')), [JSON.stringify(task)], {
    cwd: task.root,
    detached: true,
    env: laneEnv(process.env),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const words = new LastWords([child.stdout, child.stderr])
  // The only other end of this channel is our own child, which sends exactly this.
  child.on('message', (message) => onProgress(message as StrykerProgress))
  // Who is asked twice ends without a note.
  const stop = either(...[interruption, timeIsUp].filter((one) => one !== undefined))
  const onStop = () => end(child)
  stop.addEventListener('abort', onStop)
  if (stop.aborted) onStop()
  const [code, signal] = await once(child, 'close').catch((error: unknown) => [String(error), null])
  stop.removeEventListener('abort', onStop)
  if (child.pid !== undefined) endFamily(child.pid)
  if (interruption?.aborted === true) throw interrupted()
  if (code === 0) return 'finished'
  if (timeIsUp?.aborted === true) return 'cut'
  throw failed(signal === null ? `exit code ${String(code)}` : `signal ${String(signal)}`, words.text())
}

/** Asks first: what was found so far is kept for the next time. */
function end(child: ChildProcess): void {
  child.kill('SIGTERM')
  const { pid } = child
  const timer = setTimeout(() => pid !== undefined && endFamily(pid), GRACE_MS)
  // By then its number may be that of somebody else.
  child.once('close', () => clearTimeout(timer))
}

function interrupted(): TeethError {
  return new TeethError('stryker-interrupted', 'interrupted while StrykerJS was at work; what it had found is kept')
}

function failed(how: string, words: string): TeethError {
  return new TeethError('stryker-failed', `StrykerJS ended with ${how}. Its last words:\n${strykerWords(words)}`)
}

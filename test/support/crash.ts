/** A command that is ended by `kill -9` at a moment nobody chose, as a crash of the machine's memory would. */

import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, readdirSync, readlinkSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { endFamily } from '../../src/world/lane/end-family.ts'
import { isAlive } from './is-alive.ts'

/** When: after a time, in milliseconds, or with the so many-th change of a name in one of these folders. */
export type Moment =
  | { readonly kind: 'after'; readonly ms: number }
  | { readonly kind: 'with-change'; readonly place: number; readonly folders: readonly string[] }

/** `tree`: with everything it started. `alone`: what it started is left to find out. */
export type Reach = 'tree' | 'alone'

/** Resolves when the command is gone; false when it had come to its end before. */
export async function crash(child: ChildProcess, moment: Moment, reach: Reach): Promise<boolean> {
  const gone = once(child, 'exit')
  const over = new AbortController()
  await Promise.race([gone, come(moment, over.signal)])
  over.abort()
  if (child.exitCode !== null || child.pid === undefined) return false
  // Nothing of it goes on while the others are looked for.
  child.kill('SIGSTOP')
  if (reach === 'tree') endFamily(child.pid)
  else child.kill('SIGKILL')
  await gone
  return true
}

/** The processes that run in a folder. */
export function processesIn(folder: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && isIn(pid, folder) && isAlive(pid))
}

async function come(moment: Moment, signal: AbortSignal): Promise<void> {
  if (moment.kind === 'after') {
    await setTimeout(moment.ms, undefined, { signal }).catch(() => undefined)
    return
  }
  await changes(moment.folders, moment.place, signal)
}

function changes(folders: readonly string[], place: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0
    const watchers: readonly FSWatcher[] = folders.map((folder) =>
      watch(folder, () => {
        seen += 1
        if (seen === place) end()
      }),
    )
    const end = () => {
      for (const watcher of watchers) watcher.close()
      resolve()
    }
    signal.addEventListener('abort', end)
  })
}

function isIn(pid: number, folder: string): boolean {
  try {
    return `${readlinkSync(join('/proc', String(pid), 'cwd'))}/`.startsWith(`${folder}/`)
  } catch {
    return false
  }
}

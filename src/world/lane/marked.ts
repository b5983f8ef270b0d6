/** How a process is known for ours that has left its family: by what it was given to its environment, and hands on. */

import { readdirSync, readFileSync } from 'node:fs'

const VARIABLE = 'TEETH_LANE'

/** `mark`: a folder of nobody else's, absolute. */
export function marked(env: NodeJS.ProcessEnv, mark: string): NodeJS.ProcessEnv {
  return { ...env, [VARIABLE]: mark }
}

/** The mark of this process. */
export function ownMark(): string | undefined {
  return process.env[VARIABLE]
}

/** Every process that was started with this mark, or by one that was. Empty where the system does not tell. */
export function markedBy(mark: string): readonly number[] {
  if (process.platform !== 'linux') return []
  const entry = `${VARIABLE}=${mark}`
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).split('\0').includes(entry))
    .map(Number)
}

/** Empty for a process of somebody else. */
function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

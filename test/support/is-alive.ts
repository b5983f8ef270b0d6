/** Whether a process still runs. */

import { readFileSync } from 'node:fs'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isUnburied(pid)
  } catch {
    return false
  }
}

/** Ended, but its new parent has not asked for its exit code: some containers have nobody who does. */
function isUnburied(pid: number): boolean {
  return process.platform === 'linux' && /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

/** Runs a command as a whole process tree and measures it: wall time and the most memory its processes held together. */

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Measured = {
  readonly wallMs: number
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
  /** Megabytes; 0 where the system does not tell. */
  readonly peakMb: number
}

const LOOK_EVERY_MS = 200

export function measure(command: string, args: readonly string[], cwd: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true' } })
    let stdout = ''
    let stderr = ''
    let peakMb = 0
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    const looking = setInterval(() => {
      peakMb = Math.max(peakMb, child.pid === undefined ? 0 : memoryOf(child.pid))
    }, LOOK_EVERY_MS)
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(looking)
      resolve({ wallMs: performance.now() - started, stdout, stderr, code, peakMb })
    })
  })
}

/** Of the process and all below it, in megabytes; a process that ends meanwhile counts nothing. */
function memoryOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    const below = children.filter((child) => child !== '').map((child) => memoryOf(Number(child)))
    return (pages * 4096) / 2 ** 20 + below.reduce((sum, each) => sum + each, 0)
  } catch {
    return 0
  }
}

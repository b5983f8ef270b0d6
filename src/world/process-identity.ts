/** Which process owns a lock, a journal entry or a copy, and whether it still lives: a number alone comes round again. */

import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

export type Identity = {
  readonly pid: number
  /** When it started, as the system tells it; empty where it does not. */
  readonly startedAt: string
  /** Where that number means this process: a machine since its last start, or a container on it. */
  readonly space: string
}

/** `elsewhere`: a process of another machine or container, of which nothing can be told from here. */
export type Liveness = 'alive' | 'gone' | 'elsewhere'

export function ownIdentity(): Identity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? '', space: ownSpace() }
}

export function livenessOf({ pid, startedAt, space }: Identity): Liveness {
  if (space !== ownSpace()) return 'elsewhere'
  // @teeth a-number-that-came-round-is-gone: a process that began at another time is another process
  //   test: test/native/world/process-identity.test.ts
  //   was: return startOf(pid) === undefined ? 'gone' : 'alive'
  return startOf(pid) === startedAt ? 'alive' : 'gone'
}

/** An identity out of what was stored; undefined for anything else. */
export function identityIn(value: unknown): Identity | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('pid' in value && 'startedAt' in value && 'space' in value)) return undefined
  const { pid, startedAt, space } = value
  if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof space !== 'string') return undefined
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, startedAt, space } : undefined
}

/** Undefined when there is no such process. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return startInProc(pid)
  if (process.platform === 'win32') return isThere(pid) ? '' : undefined
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() === '' ? undefined : stdout.trim()
}

function startInProc(pid: number): string | undefined {
  const text = read(`/proc/${pid}/stat`)
  // The name stands in parentheses and may hold any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  // Killed, and not yet buried by its parent.
  if (state === undefined || state === '' || state === 'Z' || state === 'X') return undefined
  return fields[19]
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function ownSpace(): string {
  const boot = read('/proc/sys/kernel/random/boot_id').trim()
  return hash('sha256', [hostname(), boot, pidNamespace()].join('\0')).slice(0, 16)
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

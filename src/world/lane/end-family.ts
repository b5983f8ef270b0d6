/** Ends a process with everything it started, also what left its process group. */

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { markedBy } from './marked.ts'

/**
 * At once, without a chance to tidy up. Safe when all or some are gone. What was orphaned before is family only by its
 * `mark`.
 */
export function endFamily(leader: number, mark?: string): void {
  // @teeth an-orphan-is-ended-too: what a test has left running on its own is ended
  //   test: test/native/lane/end-family.test.ts
  //   was: const orphans: readonly number[] = []
  const orphans = mark === undefined ? [] : markedBy(mark)
  // The leader comes last: it may be the one who asks.
  for (const pid of [...descendantsOf(leader), ...orphans]) if (pid !== leader) kill(pid)
  kill(-leader)
  kill(leader)
}

/** Everything that was started with the mark, when its leader is gone. */
export function endMarked(mark: string): void {
  for (const pid of markedBy(mark)) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone, or never a group.
  }
}

function descendantsOf(leader: number): readonly number[] {
  const pairs = process.platform === 'linux' ? pairsFromProc() : pairsFromPs()
  const family = new Set([leader])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const [pid, parent] of pairs) if (family.has(parent)) family.add(pid)
  }
  family.delete(leader)
  return [...family]
}

type Pair = readonly [pid: number, parent: number]

function pairsFromProc(): readonly Pair[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): readonly Pair[] => {
      const parent = /\) \S (\d+)/.exec(statOf(name))?.[1]
      return parent === undefined ? [] : [[Number(name), Number(parent)]]
    })
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

function pairsFromPs(): readonly Pair[] {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    return lines.map((line) => line.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => [pid, parent])
  } catch {
    return []
  }
}

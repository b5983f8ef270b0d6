/** Which process waits for the results of a queue: one at a time, and known by everybody while it lives. */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Connection } from './redis-connection.ts'

export type AttendanceTerms = {
  readonly key: string
  /** How long one that died is taken for alive. Milliseconds. */
  readonly lastsMs: number
  readonly signal?: AbortSignal
}

export type Attendance = {
  isAttended(): Promise<boolean>
  /** False while another one is alive. One that died is waited for. */
  attend(): Promise<boolean>
  leave(): Promise<void>
}

/** In the time that one lasts. */
const BEATS = 5

export function sweepAttendance({ redis }: Connection, terms: AttendanceTerms): Attendance {
  const { key, lastsMs } = terms
  const own = randomUUID()
  let beat: NodeJS.Timeout | undefined
  const hold = async (): Promise<boolean> => {
    if ((await redis.set(key, own, 'PX', lastsMs, 'NX')) === 'OK') return true
    return (await redis.get(key)) === own && (await redis.pexpire(key, lastsMs)) === 1
  }
  return {
    isAttended: async () => (await redis.exists(key)) === 1,
    attend: async () => {
      if (!(await held(redis, hold, terms))) return false
      beat ??= setInterval(() => void hold().catch(() => undefined), lastsMs / BEATS)
      return true
    },
    leave: async () => {
      if (beat === undefined) return
      clearInterval(beat)
      const owner = await redis.get(key).catch(() => null)
      if (owner === own) await redis.del(key).catch(() => 0)
    },
  }
}

async function held(redis: Redis, hold: () => Promise<boolean>, terms: AttendanceTerms): Promise<boolean> {
  const { key, lastsMs, signal } = terms
  let left = Infinity
  while (!(await hold())) {
    const now = await redis.pttl(key)
    // Only who lives puts the end off.
    if (now > left || signal?.aborted === true) return false
    left = now
    await pause(lastsMs / BEATS / 2)
  }
  return true
}

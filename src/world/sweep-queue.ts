/** The queue of a sweep in a Redis, through BullMQ: batches by their content, so that each is in it once. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import type { SweepBatch } from '../model/sweep.ts'
import type { BatchEnd, QueueLook, SweepNotice, SweepQueue, SweepTerms } from '../model/sweep-queue.ts'
import { type BatchJob, type BatchSource, batchSource } from './batch-source.ts'
import { queueAddress } from './queue-address.ts'
import { queueLibraries } from './queue-libraries.ts'
import { type Patience, PREFIX, QUEUE_PATIENCE } from './queue-patience.ts'
import { connect, type Connection } from './redis-connection.ts'
import { type Attendance, sweepAttendance } from './sweep-attendance.ts'

export type QueueTerms = {
  /** As typed; there may be a password in it. */
  readonly address: string
  /** Absolute, real path of the project. */
  readonly root: string
  /** How a person adds packages here, for example `pnpm add -D`. */
  readonly adds: string
  /** Version of this tool. */
  readonly tool: string
  /** Ends every moment that is waited. */
  readonly signal?: AbortSignal
  readonly patience?: Patience
}

/** Throws TeethError `usage`, `queue-missing`, `queue-unreachable` and `queue-unfit`. */
export async function openSweepQueue(terms: QueueTerms): Promise<SweepQueue> {
  const { tool, root, adds, signal, patience = QUEUE_PATIENCE } = terms
  const address = queueAddress(terms.address)
  const libraries = queueLibraries(root, adds)
  const connection = await connect(libraries.Redis, address)
  const queue = new libraries.Queue<BatchJob>(address.name, { connection: connection.redis, prefix: PREFIX })
  queue.on('error', () => undefined)
  const owner = { key: `${PREFIX}-owner:${address.name}`, lastsMs: patience.lockMs, ...(signal && { signal }) }
  const opened: Opened = {
    queue,
    connection,
    key: `${PREFIX}-notice:${address.name}`,
    attendance: sweepAttendance(connection, owner),
    source: batchSource(libraries, { connection, name: address.name, patience }),
    rest: () => pause(patience.momentMs, undefined, { ...(signal && { signal }) }).catch(() => undefined),
  }
  return { tool, address: address.shown, ...deskOf(opened, tool), ...benchOf(opened), close: () => close(opened) }
}

type Opened = {
  readonly queue: Queue<BatchJob>
  readonly connection: Connection
  /** Of the announcement. */
  readonly key: string
  readonly attendance: Attendance
  readonly source: BatchSource
  readonly rest: () => Promise<void>
}

type Desk = Pick<SweepQueue, 'attend' | 'announce' | 'put' | 'look' | 'clear'>

/** What the sweep does. */
function deskOf({ queue, connection, key, attendance, rest }: Opened, tool: string): Desk {
  const { redis, told } = connection
  return {
    attend: () => told(attendance.attend),
    announce: async (state) => {
      await told(() => redis.set(key, JSON.stringify({ tool, state } satisfies SweepTerms)))
      // One that was killed while it took everything away leaves it at a halt.
      await told(() => queue.resume())
    },
    put: async (batches) => {
      if (batches.length > 0) await told(() => queue.addBulk(batches.map(jobFor)))
    },
    look: async (batches) => {
      const seen = await told(() => look(queue, batches))
      if (seen.ended.length === 0) await rest()
      return seen
    },
    clear: async () => {
      await told(() => queue.obliterate({ force: true }))
      await told(() => redis.del(key))
    },
  }
}

/** What a worker does. */
function benchOf({ connection, key, attendance, source, rest }: Opened): Pick<SweepQueue, 'notice' | 'take' | 'rest'> {
  const { redis, told } = connection
  return {
    notice: () => told(async () => noticeOf(await redis.get(key), await attendance.isAttended())),
    take: async () => {
      const taken = await told(source.take)
      if (taken === undefined) await rest()
      return taken
    },
    rest,
  }
}

async function close({ source, attendance, queue, connection }: Opened): Promise<void> {
  await source.close()
  await attendance.leave()
  await queue.close().catch(() => undefined)
  connection.close()
}

/** Written by `announce` alone. */
function noticeOf(text: string | null, isAttended: boolean): SweepNotice | undefined {
  return text === null ? undefined : { ...(JSON.parse(text) as SweepTerms), isAttended }
}

function jobFor(batch: SweepBatch) {
  return { name: 'batch', data: batch, opts: { jobId: batch.id } }
}

async function look(queue: Queue<BatchJob>, batches: readonly string[]): Promise<QueueLook> {
  // In the order in which a batch goes on, so that none is overlooked that goes on meanwhile.
  const waiting = await queue.getRanges(['waiting', 'prioritized', 'delayed'])
  const active = await queue.getRanges(['active'])
  const over = new Set(await queue.getRanges(['completed', 'failed']))
  const there = new Set([...waiting, ...active, ...over])
  const ends = await Promise.all(batches.filter((id) => over.has(id)).map((id) => endOf(queue, id)))
  return {
    ended: ends.flatMap((end) => end ?? []),
    missing: batches.filter((id) => !there.has(id)),
    atWork: active.length,
  }
}

async function endOf(queue: Queue<BatchJob>, batch: string): Promise<BatchEnd | undefined> {
  const job = await queue.getJob(batch)
  if (job === undefined) return undefined
  if (job.failedReason)
    return { kind: 'given-up', batch, why: 'too many machines were lost while they tried its batch' }
  return { kind: 'found', batch, results: job.returnvalue }
}

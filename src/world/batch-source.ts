/** Where a worker gets batches from: each is its own as long as it says that it lives, and may be taken over after that. */

import { randomUUID } from 'node:crypto'
import type { Job, Worker } from 'bullmq'
import type { MutantResult, SweepBatch } from '../model/sweep.ts'
import type { TakenBatch } from '../model/sweep-queue.ts'
import type { QueueLibraries } from './queue-libraries.ts'
import type { Connection } from './redis-connection.ts'
import { type Patience, PREFIX } from './queue-patience.ts'

/** A batch as BullMQ keeps it, under its own id. */
export type BatchJob = Job<SweepBatch, readonly MutantResult[]>

export type BatchSource = {
  /** The next batch; undefined when there is none now. */
  take(): Promise<TakenBatch | undefined>
  close(): Promise<void>
}

export type SourceTerms = {
  readonly connection: Connection
  /** Of the queue. */
  readonly name: string
  readonly patience: Patience
}

/** Machines that may be lost over one batch. */
const MOST_LOST = 4

/** BullMQ's `JobNotExist`, `JobLockNotExist`, `JobNotInState` and `JobLockMismatch`. */
const TAKEN_OVER: readonly unknown[] = [-1, -2, -3, -6]

/** Opens nothing before the first batch is asked for. */
export function batchSource(libraries: QueueLibraries, terms: SourceTerms): BatchSource {
  const renewals = new Set<NodeJS.Timeout>()
  let opened: Promise<BatchWorker> | undefined
  return {
    take: async () => {
      const token = randomUUID()
      const job = await nextJob(await (opened ??= open(libraries, terms)), token)
      if (job === undefined) return undefined
      const { connection, patience } = terms
      const renew = () => void job.extendLock(token, patience.lockMs).catch(() => undefined)
      const renewal = setInterval(renew, patience.renewMs)
      renewals.add(renewal)
      const onEnd = () => {
        clearInterval(renewal)
        renewals.delete(renewal)
      }
      return taken(job, { token, connection, onEnd })
    },
    close: async () => {
      for (const renewal of renewals) clearInterval(renewal)
      await (await opened)?.close().catch(() => undefined)
    },
  }
}

type BatchWorker = Worker<SweepBatch, readonly MutantResult[]>

/** It takes nothing by itself, but looks for batches whose machine is silent. */
async function open({ Worker: Library }: QueueLibraries, terms: SourceTerms): Promise<BatchWorker> {
  const { connection, name, patience } = terms
  const worker: BatchWorker = new Library(name, null, {
    connection: connection.redis,
    prefix: PREFIX,
    autorun: false,
    lockDuration: patience.lockMs,
    stalledInterval: patience.checkMs,
    maxStalledCount: MOST_LOST,
  })
  worker.on('error', () => undefined)
  await worker.startStalledCheckTimer()
  return worker
}

/** A batch over which too many machines were lost is handed out once more, with the reason to give it up. */
async function nextJob(worker: BatchWorker, token: string): Promise<BatchJob | undefined> {
  const job = await worker.getNextJob(token, { block: false })
  if (job?.deferredFailure === undefined) return job
  await job.moveToFailed(new Error(job.deferredFailure), token, false)
  return undefined
}

type Hold = { readonly token: string; readonly connection: Connection; readonly onEnd: () => void }

function taken(job: BatchJob, { token, connection, onEnd }: Hold): TakenBatch {
  const end = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await connection.told(act)
      return true
    } catch (error) {
      if (isTakenOver(error)) return false
      throw error
    } finally {
      onEnd()
    }
  }
  return {
    batch: job.data,
    finish: (results) => end(() => job.moveToCompleted(results, token, false)),
    giveBack: async () => void (await end(() => job.moveToWait(token))),
  }
}

function isTakenOver(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TAKEN_OVER.includes(error.code)
}

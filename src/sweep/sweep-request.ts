/** What one `teeth sweep` asks for, and what it hears while that goes on. */

import type { Changes } from '../model/change.ts'
import type { ProgressEvent, ProveRequest } from '../model/request.ts'
import type { Stryker, SurvivorWaiver, SweepJournal } from '../model/sweep.ts'
import type { SweepQueue } from '../model/sweep-queue.ts'
import type { Shard } from '../model/shard.ts'
import type { World } from '../model/world.ts'
import type { Digest } from './batches.ts'

export type SweepRequest = {
  /** The part of the killed mutants that is tried again, 0 to 1, drawn with the seed. */
  readonly sample: { readonly share: number; readonly seed: number }
  /** Milliseconds that all of it may take; absent: as long as it takes. */
  readonly budgetMs?: number
  /** Only this part of the files. */
  readonly shard?: Shard
  /** Survivors that somebody has answered for. */
  readonly waivers: readonly SurvivorWaiver[]
  /** The most test files that a mutant is tried against, besides those that ran it. */
  readonly testFiles: number
  /** How runs go, and what is mutated: its paths, and the lines that differ from its ref. */
  readonly runs: ProveRequest
}

export type SweepWorld = World & {
  /** Absent: exported functions are emptied instead of what it mutates. */
  readonly stryker?: Stryker
  readonly changes: Changes
  readonly journal: SweepJournal
  /** Aborts after so many milliseconds. Absent: no budget ends a sweep early. */
  readonly timer?: (ms: number) => AbortSignal
  readonly digest: Digest
  /** Other machines confirm. Absent: this one does. */
  readonly queue?: SweepQueue
}

export type SweepEvent = Extract<
  ProgressEvent,
  { readonly kind: 'mutating' | 'confirming' | 'confirmed' | 'queued' | 'serving' }
>

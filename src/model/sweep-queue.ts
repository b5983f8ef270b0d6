/** A queue that carries the batches of one sweep to other machines, and what they found back. */

import type { MutantResult, SweepBatch, SweepState } from './sweep.ts'

/** What every machine that shares a sweep has to agree on. */
export type SweepTerms = {
  /** Version of this tool. */
  readonly tool: string
  readonly state: SweepState
}

/** What a queue says of the sweep that it is for. */
export type SweepNotice = SweepTerms & {
  /** Whether the command that put its batches there is waiting for them. */
  readonly isAttended: boolean
}

export type BatchEnd =
  | { readonly kind: 'found'; readonly batch: string; readonly results: readonly MutantResult[] }
  /** Too many machines were lost over it. */
  | { readonly kind: 'given-up'; readonly batch: string; readonly why: string }

export type QueueLook = {
  /** Of those that were asked for. */
  readonly ended: readonly BatchEnd[]
  /** Ids of those that were asked for and are not there at all. */
  readonly missing: readonly string[]
  /** How many batches machines are at work on. */
  readonly atWork: number
}

export type TakenBatch = {
  readonly batch: SweepBatch
  /** False when the batch was taken over meanwhile, so that these results do not count. */
  finish(results: readonly MutantResult[]): Promise<boolean>
  /** For whoever is next. */
  giveBack(): Promise<void>
}

/**
 * One sweep at a time is in it. Each batch ends once: whoever is first counts. A batch whose machine is not heard of any
 * more is there again after a while. Every method throws TeethError `queue-unreachable` when the connection is lost for long.
 */
export type SweepQueue = {
  /** Version of this tool. */
  readonly tool: string
  /** Where it is, for people: no name and no password in it. */
  readonly address: string
  /** Undefined where no sweep was announced. */
  notice(): Promise<SweepNotice | undefined>
  /** From now until it is closed this process is the one that waits for the results. False while another one is. */
  attend(): Promise<boolean>
  announce(state: SweepState): Promise<void>
  /** A batch that is there already stays as it is, whatever has become of it. */
  put(batches: readonly SweepBatch[]): Promise<void>
  /** Answers after a moment when none of them has ended, and at once when one has. */
  look(batches: readonly string[]): Promise<QueueLook>
  /** Takes away every batch, every result and the announcement. */
  clear(): Promise<void>
  /** The next batch, for this process alone as long as it is alive; undefined when none came for a moment. */
  take(): Promise<TakenBatch | undefined>
  /** Lets a moment pass. */
  rest(): Promise<void>
  close(): Promise<void>
}

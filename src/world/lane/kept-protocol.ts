/** What a kept worker and the lane that holds it say to each other, beside Vitest's own messages. */

/** To the worker, before Vitest's first message: which Vitest to run. */
export type OpenKept = {
  readonly teethKept: 'open'
  /** URL of the `vitest/worker` of the user's Vitest. */
  readonly workerModule: string
  /** URL of its `vitest`. */
  readonly indexModule: string
  /** Absolute folder of both. */
  readonly vitestFolder: string
}

/** To the worker, before every later run: ids of the modules whose text is still the one it was served. */
export type RenewKept = { readonly teethKept: 'renew'; readonly same: readonly string[] }

export type ToKept = OpenKept | RenewKept

/** From the worker, in its answer to Vitest's `stop`. */
export type KeptReport = {
  /** Why the process cannot take another run; absent when it can. */
  readonly unfit?: string
  /** The run changed the process in ways that only runs of the same test file may see. */
  readonly isBound: boolean
  /** What the run left behind and was undone, at most `LEFT_OVER_LIMIT` names. */
  readonly leftOver: readonly string[]
  /** Bytes in use on the heap at the end. */
  readonly heapUsed: number
}

export const LEFT_OVER_LIMIT = 20

/** The member of Vitest's `stopped` message that carries the report. */
export const REPORT = 'teethKept'

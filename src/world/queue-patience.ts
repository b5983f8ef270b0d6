/** How long the machines of a queue wait for each other, and under which keys it is kept. */

/** Milliseconds. */
export type Patience = {
  /** How long a machine may be silent before its batch is taken over, or its sweep. Reading large files makes it silent. */
  readonly lockMs: number
  /** How often one that is at work says so. */
  readonly renewMs: number
  /** How often each machine looks for those that are silent. */
  readonly checkMs: number
  /** How long is waited before it is looked again. */
  readonly momentMs: number
}

export const QUEUE_PATIENCE: Patience = { lockMs: 60_000, renewMs: 10_000, checkMs: 15_000, momentMs: 1_000 }

/** In braces: one slot, where a Redis is a cluster. */
export const PREFIX = '{teeth}'

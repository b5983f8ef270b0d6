/** Mutants in batches: what a machine takes at once, and what an interruption costs at most. */

import type { Mutant, SweepBatch, SweepState } from '../model/sweep.ts'

/** A short text that differs where the given one does. */
export type Digest = (text: string) => string

/** Enough to share the controls of their test files, few enough to lose. */
const MOST_IN_BATCH = 60

/** Neighbours stay together: they have the same tests. */
export function batches(mutants: readonly Mutant[], state: SweepState, digest: Digest): readonly SweepBatch[] {
  const count = Math.ceil(mutants.length / MOST_IN_BATCH)
  const size = Math.ceil(mutants.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => mutants.slice(at * size, (at + 1) * size)).map((own) => ({
    id: digest(JSON.stringify([state, own.map(({ id }) => id)])),
    state,
    mutants: own,
  }))
}

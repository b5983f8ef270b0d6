/** What one `teeth sweep` asks for, and what it hears while that goes on. */

import type { ProgressEvent, ProveRequest } from '../model/request.ts'
import type { Stryker } from '../model/sweep.ts'
import type { World } from '../model/world.ts'
import type { Digest } from './batches.ts'

export type SweepRequest = {
  /** What Stryker is to mutate; absent: what its configuration says. */
  readonly mutate?: readonly string[]
  /** The part of the killed mutants that is tried again, 0 to 1, drawn with the seed. */
  readonly sample: { readonly share: number; readonly seed: number }
  /** The most test files that a mutant is tried against, besides those that ran it. */
  readonly testFiles: number
  /** How runs go; its selection is not looked at. */
  readonly runs: ProveRequest
}

export type SweepWorld = World & { readonly stryker: Stryker; readonly digest: Digest }

export type SweepEvent = Extract<ProgressEvent, { readonly kind: 'mutating' | 'confirming' | 'confirmed' }>

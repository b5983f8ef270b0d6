/** What one `teeth diff` asks for, and what it hears while that goes on. */

import type { Change, Changes, ChangeWish } from '../model/change.ts'
import type { TestChoice } from '../model/diff-ledger.ts'
import type { ProveRequest } from '../model/request.ts'
import type { World } from '../model/world.ts'

export type DiffRequest = {
  readonly wish: ChangeWish
  readonly tests: TestChoice
  /** Every unit against every test, not only until one notices. */
  readonly isMatrix: boolean
  /** Milliseconds after which no new run is started. */
  readonly budgetMs: number
  /** The most test files that a unit is tried against, changed ones not counted. */
  readonly testFiles: number
  /** Only units whose title or file holds this, or the one with this id; absent: all. */
  readonly pattern?: string
  /** How runs go; its selection is not looked at. */
  readonly runs: ProveRequest
}

export type DiffWorld = World & { readonly changes: Changes }

export type DiffEvent =
  | { readonly kind: 'compared'; readonly change: Change }
  | {
      readonly kind: 'trying'
      readonly title: string
      readonly file: string
      readonly done: number
      readonly of: number
    }

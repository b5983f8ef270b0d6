/** A unit of a change: what is undone together, with the old code ready to be served. */

import type { DiffPlace, DiffUnit, Look } from '../model/diff-ledger.ts'
import type { Site } from '../model/guard.ts'
import type { RevertedFile } from '../model/revert.ts'

export type ChangeUnit = {
  /** Unique in a command. */
  readonly id: string
  readonly scope: DiffUnit['scope']
  readonly title: string
  readonly places: readonly DiffPlace[]
  readonly looks?: Look
  readonly undo: Undo
}

export type Undo =
  | { readonly kind: 'runnable'; readonly files: readonly RevertedFile[]; readonly sites: readonly Site[] }
  | { readonly kind: 'not-runnable'; readonly detail: string }
  /** A new file, which cannot be taken away, or a deleted one, which nothing imported. */
  | { readonly kind: 'beyond-memory'; readonly detail: string }
  /** Nothing is known of a file that is no text in UTF-8. */
  | { readonly kind: 'no-text'; readonly detail: string }
  | { readonly kind: 'no-runtime-change' }

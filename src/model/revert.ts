/** A revert: what an annotation asks for, and the edits that came of it. */

import type { Span } from './place.ts'

/** What the annotation asks for; one rule of `revert/` each. Source: DESIGN section 3. */
export type RevertSpec =
  | { readonly kind: 'was'; readonly code: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'condition'; readonly expression: string }
  | { readonly kind: 'unwrap'; readonly side?: 'left' | 'right' }
  | { readonly kind: 'body'; readonly code: string }
  | { readonly kind: 'swap'; readonly from: string; readonly to: string; readonly all: boolean }
  | { readonly kind: 'from'; readonly ref: string }
  /** A function of the user's on the node: `module` is a POSIX path from the root, `name` one of its exports. */
  | { readonly kind: 'with'; readonly module: string; readonly name: string }

/** One replacement in a text: the span goes, `text` comes. */
export type Edit = {
  readonly span: Span
  readonly text: string
}

/** A file with its old behaviour put back. Text outside the edits is byte for byte what it was. */
export type RevertedFile = {
  /** POSIX path from the root. */
  readonly file: string
  /** The text as it is on disk, BOM included. */
  readonly before: string
  /** The text with the old behaviour; has as many lines as `before` or more. */
  readonly after: string
  /** In ascending order, never overlapping, in offsets of `before`. */
  readonly edits: readonly Edit[]
  /** The file is gone from disk, and comes back whole: `before` is empty. */
  readonly isAbsent?: true
  /** What a lane serves: `after` with calls `__teeth_hit__(<site number>)` at the sites. Same lines as `after`. */
  readonly instrumented: Instrumented
}

/** A text with probes, and where the lane has to define what they call. */
export type Instrumented = {
  readonly text: string
  /** Offset in `text` at which the lane inserts the definition of `__teeth_hit__` and the call that says *loaded*. */
  readonly trailerAt: number
  /** The numbers of the guard's sites (index in `Guard.sites`) that a probe could be put at. */
  readonly probed: readonly number[]
}

/** What came of putting a guard's old behaviour back at all its sites. */
export type Revert =
  | { readonly kind: 'reverted'; readonly files: readonly RevertedFile[] }
  | { readonly kind: 'stale'; readonly reason: StaleReason; readonly detail: string; readonly site: number }

/** A file as it stood at a git ref, found also where it was called otherwise then; or why there is none. */
export type OldText =
  | { readonly kind: 'text'; readonly text: string }
  /** `detail`: a sentence without its point. */
  | { readonly kind: 'gone'; readonly detail: string }

/** Why the annotation and the code no longer fit together. */
export type StaleReason =
  | 'changes-nothing'
  | 'does-not-parse'
  | 'rule-does-not-fit'
  | 'matches-nothing'
  | 'matches-several'
  | 'sites-overlap'
  | 'file-changed'
  | 'ref-gone'
  | 'function-failed'

/** An annotation as it stands in a comment: its words and their places, nothing looked up yet. */

import type { Place, Span } from '../model/place.ts'
import type { ProblemCode } from '../model/problem.ts'

/** `unreadable`: the line after `@teeth` is no head, so that there is nothing to check but its faults. */
export type Annotation = {
  readonly kind: 'guard' | 'also' | 'unreadable'
  /** As written, also when it is not allowed. */
  readonly id: string
  /** On one line; empty for `also`. */
  readonly behaviour: string
  /** In the order written, known keys and unknown ones. */
  readonly entries: readonly Entry[]
  /** What is wrong with the writing itself. */
  readonly faults: readonly Fault[]
  /** Of the word `@teeth`. */
  readonly place: Place
  /** The comment that holds the word `@teeth`: one `//` line, or one block. */
  readonly comment: Span
}

/** One `key: value`. */
export type Entry = {
  readonly key: string
  /** Lines joined by `\n`, those after the first without their common indentation. */
  readonly value: string
  readonly place: Place
  /** Of the value's first character; of the key where the value is empty. */
  readonly valuePlace: Place
}

/** A mistake before it is a `Problem`: the frame is drawn once it is known to be shown. */
export type Fault = Complaint & { readonly place: Place }

/** What is wrong with a value, wherever it was written. */
export type Complaint = {
  readonly code: ProblemCode
  readonly message: string
  readonly wayOut: string
}

/** What came of reading one value. */
export type Outcome<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'refused'; readonly complaint: Complaint }

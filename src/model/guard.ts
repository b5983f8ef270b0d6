/** A guard: the promise that if its sites go back to their old behaviour, a named test fails and says so. */

import type { Place, Span } from './place.ts'
import type { RevertSpec } from './revert.ts'

/** One promise kept in the code. Source: DESIGN section 2. */
export type Guard = {
  /** Unique in the project: lower-case words joined by `-`, for example `plane-aware-lookup`. */
  readonly id: string
  /** One sentence in the words of the domain; what the failure must name. */
  readonly behaviour: string
  /** At least one; all are put back together, also across files. */
  readonly sites: readonly Site[]
  /** At least one; every one of them must bite. */
  readonly tests: readonly IntendedTest[]
  /** What the failure must say when the id and the behaviour's own words are not it. */
  readonly names?: Naming
  /** Which kinds of failure count, when not the usual ones. Never empty. */
  readonly fails?: readonly CountableKind[]
  /** The Vitest project to run the tests in. */
  readonly layer?: string
  /** Free text for reviewers. */
  readonly because?: string
  /** A shell command to run after the revert and before the tests, for example a build; asks for `copy` or `in-place`. */
  readonly prepare?: string
  /** Where the annotation (or `defineGuard`) stands. */
  readonly place: Place
}

/** The exact syntax node a guard covers, and how its old behaviour is put back. */
export type Site = {
  /** POSIX path from the root. */
  readonly file: string
  /** The node, in offsets of the file's text as read (a BOM counts as one code unit). */
  readonly span: Span
  /** The node's text as read; a guard of the reading, so that a changed file is seen. */
  readonly text: string
  /** 1-based line of the node's first character. */
  readonly line: number
  readonly revert: RevertSpec
  /** Where the annotation of this site stands. */
  readonly place: Place
}

/** A test file, or one test or suite in it, that must go red when the guard's behaviour is taken away. */
export type IntendedTest = {
  /** POSIX path from the root. */
  readonly file: string
  /** Titles from the outermost suite down, joined by ` > ` as written; absent: the whole file. */
  readonly title?: string
}

/** What a failure must say: a phrase compared without case, punctuation and white space, or a pattern. */
export type Naming =
  | { readonly kind: 'phrase'; readonly text: string }
  | { readonly kind: 'pattern'; readonly source: string; readonly flags: string }

/** The kinds of failure that `fails:` may ask for. */
export type CountableKind = 'assertion' | 'snapshot' | 'throw' | 'timeout' | 'types'

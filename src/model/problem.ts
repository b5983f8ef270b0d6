/** A user's mistake in an annotation or a selection: collected, and all of them shown at once. */

import type { Place } from './place.ts'

/** One mistake. `code` names its entry in the catalogue (`teeth explain <code>`). */
export type Problem = {
  readonly code: ProblemCode
  /** What is wrong and what was expected, one sentence, values in backticks. */
  readonly message: string
  /** What to do about it, one sentence. */
  readonly wayOut: string
  readonly place?: Place
  /** The lines around the place with a caret under it, no colour, `\n` line ends. */
  readonly frame?: string
  /** The guard it belongs to, when it got far enough to have an id. */
  readonly guardId?: string
}

/** Every mistake there is; the catalogue in `errors/` has a text for each. */
export type ProblemCode =
  | 'annotation-syntax'
  | 'bad-id'
  | 'no-behaviour'
  | 'duplicate-id'
  | 'unknown-key'
  | 'repeated-key'
  | 'empty-value'
  | 'no-test'
  | 'test-file-missing'
  | 'test-outside-root'
  | 'site-outside-root'
  | 'no-revert'
  | 'several-reverts'
  | 'bad-revert'
  | 'unsupported-revert'
  | 'bad-names'
  | 'bad-kind'
  | 'no-site'
  | 'unparsable-file'
  | 'also-without-guard'
  | 'also-with-other-keys'
  | 'mutants-module-failed'
  | 'mutants-not-a-guard'
  | 'unknown-layer'
  | 'ambiguous-layer'
  | 'test-not-in-any-layer'

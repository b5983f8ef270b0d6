/** Where a thing is in a file, for people (lines and columns) and for edits (offsets). */

/** A spot a person can go to. Lines and columns are 1-based; `file` is a POSIX path from the root. */
export type Place = {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A stretch of a text, in UTF-16 code units: `start` included, `end` not. */
export type Span = {
  readonly start: number
  readonly end: number
}

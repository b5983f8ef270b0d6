/** What a revert does to one file: its two texts with their trees, and which edits belong to which site. */

import type { Span } from '../model/place.ts'
import type { Edit } from '../model/revert.ts'
import type { ts } from '../syntax/parse.ts'

export type Change = {
  /** POSIX path from the root. */
  readonly file: string
  readonly before: Version
  readonly after: Version
  /** Of all sites, in ascending order, none overlapping another. */
  readonly edits: readonly Edit[]
  readonly sites: readonly SiteChange[]
}

export type Version = { readonly text: string; readonly tree: ts.SourceFile }

export type SiteChange = {
  /** Index in `Guard.sites`. */
  readonly number: number
  readonly node: ts.Node
  /** In ascending order. */
  readonly edits: readonly Edit[]
  /** From the first to the last character of the old text that the site or one of its edits holds. */
  readonly region: Span
}

/** The shape of one entry of the catalogue. */

import type { ExitCode } from '../model/ledger.ts'

export type CatalogueEntry = {
  /** A few words, for a heading. */
  readonly title: string
  /** What it means, in one or two sentences. */
  readonly text: string
  /** What to do about it, in one or two sentences. */
  readonly wayOut: string
  /** What a command ends with when this is the worst that happened; absent for what has no code of its own. */
  readonly exitCode?: ExitCode
}

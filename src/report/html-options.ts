/** What a page is made of besides the ledger: everything a renderer cannot know by itself, handed in. */

import type { Config } from '../model/config.ts'
import type { Permalinks } from './forge.ts'
import type { Sources } from './known-source.ts'

export type PageOptions = {
  /** The project's name, for the title. */
  readonly project?: string
  /** Texts of the files that hold sites, for more of the code around a site. */
  readonly sources?: Sources
  /** Texts of source files in which no guard of the project has a site. */
  readonly unguarded?: Sources
  /** What each layer proves, by its name. */
  readonly layers?: Config['layers']
  /** Makes places lead to the forge. */
  readonly links?: Permalinks
  /** By guard: when it was last seen to bite, for those that do not bite now. */
  readonly lastProven?: ReadonlyMap<string, LastProven>
  /** A sweep's mutation report and the viewer that shows it. */
  readonly sweep?: Sweep
}

/** A day and a commit, as a ledger has them. */
export type LastProven = { readonly startedAt: string; readonly commit?: string }

export type Sweep = {
  /** JSON text in the mutation testing report schema. */
  readonly report: string
  /** The script of mutation-testing-elements. */
  readonly viewer: string
}

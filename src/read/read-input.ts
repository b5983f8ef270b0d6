/** What reading is given: texts and loaded modules, nothing it would have to go and get. */

import type { Annotation } from './annotation.ts'

export type ReadInput = {
  /** Files that may hold annotations or sites of `mutants/`. */
  readonly sources: readonly Source[]
  /** The modules of `mutants/`, loaded. */
  readonly modules: readonly LoadedModule[]
  /** Every file of the project, POSIX from the root: what `test:` may name. */
  readonly knownFiles: ReadonlySet<string>
  /**
   * The guards to read whole; those of other ids are checked as far as that goes without parsing their files, and do
   * not come out. Absent: all.
   */
  readonly isWanted?: (id: string) => boolean
}

/** A text as read, a BOM kept. */
export type Source = {
  /** POSIX path from the root. */
  readonly file: string
  readonly text: string
  /** What `scan` made of it, when that has been done already. */
  readonly annotations?: readonly Annotation[]
}

/** `path` is a POSIX path from the root. */
export type LoadedModule = { readonly path: string; readonly exports: Readonly<Record<string, unknown>> }

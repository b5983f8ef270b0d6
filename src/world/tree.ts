/** A tree of files in which the old behaviour can be put on disk: the project itself, or a copy of it. */

import type { Moved } from './relocate.ts'

export type Tree = {
  /** Root of the project in it, absolute and real. */
  readonly root: string
  /** A folder of this process outside the tree, gone when the tree is closed. */
  readonly place: string
  /** For a copy: where the original lies, and where the copy. */
  readonly moved?: Moved
  /** Puts texts on disk, all or none. Throws NotWritten: then nothing is changed. */
  lay(texts: readonly LaidText[], prepare?: string): Laid
  /** Puts back what is still laid, and gives up whatever the tree takes. Safe to call again. */
  close(): Promise<void>
}

export type LaidText = {
  /** POSIX path from the root. */
  readonly file: string
  /** The text that the revert was made from: a file that holds another is not written. */
  readonly before: string
  readonly text: string
  /** The file is not there, and comes: only a copy takes it. */
  readonly isAbsent?: true
}

export type Laid = {
  /**
   * Puts the originals back. False when one of them was back already, so that nobody knows what the tests ran against.
   * Throws TeethError `edited-meanwhile` when somebody else has changed a file of the user's: then that file is not touched.
   */
  lift(): boolean
}

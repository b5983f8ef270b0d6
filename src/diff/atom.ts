/** An atom: the smallest part of a change that can be undone by itself, with the edit that undoes it. */

import type { Edit } from '../model/revert.ts'
import type { ts } from '../syntax/parse.ts'

export type Atom = {
  /** POSIX path from the root. */
  readonly file: string
  readonly act: 'added' | 'removed' | 'changed'
  /** From the present text back to the old one. */
  readonly edit: Edit
  /** In the present tree; empty for what was removed. */
  readonly now: readonly ts.Node[]
  /** In the old tree; empty for what was added. */
  readonly before: readonly ts.Node[]
  /** The node whose list or slot it stands in. */
  readonly nowAround: ts.Node
  readonly beforeAround: ts.Node
}

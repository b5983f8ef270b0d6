/** A git change: its two sides, and the files that differ between them. */

/** Which change a person asks about. */
export type ChangeWish =
  /** From the merge base with `ref` (absent: the upstream default branch) to the work tree. */
  | { readonly kind: 'since'; readonly ref?: string }
  /** From `from`, or from its merge base with `to` where that is asked for, to `to`. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string; readonly isFromMergeBase: boolean }
  /** From HEAD to the index. */
  | { readonly kind: 'staged' }
  /** From HEAD to the work tree. */
  | { readonly kind: 'worktree' }
  /** From a commit's first parent to the commit. */
  | { readonly kind: 'commit'; readonly ref: string }

export type Change = {
  readonly from: Side
  readonly to: Side
  /** In the order of their paths. */
  readonly files: readonly ChangedFile[]
  /** How many changed files of the repository lie outside the project. */
  readonly outside: number
  /** First lines of the messages of the commits in it, newest first. */
  readonly subjects: readonly string[]
}

/** One side of a change, resolved once. */
export type Side = {
  /** Absent for the index and the work tree. */
  readonly commit?: string
  /** For people: `merge base with origin/main`, `work tree`. */
  readonly name: string
}

export type ChangedFile = {
  /** POSIX from the root: as it is called now, or was called last. */
  readonly path: string
  /** As it was called before, where that differs. */
  readonly oldPath?: string
  readonly status: FileStatus
  /** The text before; absent for a file that was not there, and for what is no text. */
  readonly before?: string
  /** The text now, as the disk has it. */
  readonly now?: string
}

/** `mode`: nothing but its mode or type differs. `submodule`: another repository inside this one. */
export type FileStatus = 'added' | 'deleted' | 'modified' | 'renamed' | 'mode' | 'submodule'

/** Where changes come from. */
export type Changes = {
  /**
   * Resolves a wish and reads both sides. The present side is what is on disk. Throws TeethError `no-git`, `bad-ref`,
   * `shallow-clone`, and `not-checked-out` when the disk holds something else than the change leads to.
   */
  read(wish: ChangeWish): Promise<Change>
}

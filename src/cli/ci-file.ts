/** A file for a CI, and what differs in it from project to project. */

/** A whole file; POSIX from the repository's root. */
export type CiFile = { readonly file: string; readonly text: string }

export type CiTerms = {
  /** The command line that installs what the lock file says. */
  readonly installs: string
  /** How the project's own teeth is started. */
  readonly starts: string
  /** The version that comments, for the job that has no project. */
  readonly version: string
}

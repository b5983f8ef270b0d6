/** What a project needs in its CI: files that prove, and files that comment. */

import { githubFiles } from './ci-github.ts'
import { gitlabFiles } from './ci-gitlab.ts'

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

export function ciFiles(forge: 'github' | 'gitlab', terms: CiTerms): readonly CiFile[] {
  return forge === 'github' ? githubFiles(terms) : gitlabFiles(terms)
}

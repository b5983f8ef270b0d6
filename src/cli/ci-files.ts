/** What a project needs in its CI: files that prove, and files that comment. */

import type { CiFile, CiTerms } from './ci-file.ts'
import { githubFiles } from './ci-github.ts'
import { gitlabFiles } from './ci-gitlab.ts'

export function ciFiles(forge: 'github' | 'gitlab', terms: CiTerms): readonly CiFile[] {
  return forge === 'github' ? githubFiles(terms) : gitlabFiles(terms)
}

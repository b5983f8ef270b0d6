/** The lines of a pull request's diff. */

import { noteLines } from './note-lines.ts'
import { told } from './forge-answers.ts'
import type { Github } from './github.ts'

const PER_PAGE = 100

/** Files whose diff GitHub leaves out as too large have no lines. */
export async function filesOf({ api, owner, repo, number }: Github): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const where = { owner, repo, pull_number: number, per_page: PER_PAGE }
  const files = await told('GitHub', () => api.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', where))
  return new Map(files.map(({ filename, patch }) => [filename, noteLines(patch ?? '', 'context')]))
}

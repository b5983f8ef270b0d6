/** A pull request of GitHub as the rest of this project asks for it. */

import { TeethError } from '../errors/teeth-error.ts'
import type { ForgeClient } from '../model/forge-client.ts'
import { told } from './forge-answers.ts'
import { type Github, type GithubTerms, openApi } from './github.ts'
import { checkOf } from './github-check.ts'
import { commentsOf, writeComment } from './github-comments.ts'
import { filesOf } from './github-files.ts'
import { notesOf, writeNote } from './github-notes.ts'

/** Throws TeethError `forge-unknown` when no open request has the branch, `forge-refused` and `forge-unreachable`. */
export async function openGithub(terms: GithubTerms): Promise<ForgeClient> {
  const api = openApi(terms)
  const number = await numberOf(api, terms)
  let asked: Promise<string> | undefined
  const me = () => (asked ??= viewerOf(api))
  const github: Github = { api, me, owner: terms.owner, repo: terms.repo, number }
  return {
    head: () => headOf(github),
    comments: () => commentsOf(github),
    write: (step) => writeComment(github, step),
    noteLines: () => filesOf(github),
    notes: () => notesOf(github),
    writeNote: (step) => writeNote(github, step),
    check: (check) => checkOf(github, check),
  }
}

async function numberOf(api: Github['api'], { owner, repo, request }: GithubTerms): Promise<number> {
  if (request.kind === 'number') return request.number
  const head = `${request.owner}:${request.branch}`
  const { data } = await told('GitHub', () =>
    api.request('GET /repos/{owner}/{repo}/pulls', {
      owner,
      repo,
      head,
      state: 'open',
      sort: 'created',
      direction: 'asc',
    }),
  )
  // GitHub leaves a filter out that it cannot read, and lists every request then.
  const found = data.find((pull) => pull.head.label === head)
  if (found !== undefined) return found.number
  throw new TeethError('forge-unknown', `no open pull request has the head \`${head}\``)
}

async function headOf({ api, owner, repo, number }: Github): Promise<string> {
  const where = { owner, repo, pull_number: number }
  const { data } = await told('GitHub', () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', where))
  return data.head.sha
}

/** Who a token speaks for. A workflow's own token may ask this, and nothing else that says so. */
async function viewerOf(api: Github['api']): Promise<string> {
  type Answer = { readonly viewer: { readonly login: string } }
  const { viewer } = await told('GitHub', () => api.graphql<Answer>('query { viewer { login } }'))
  return viewer.login
}

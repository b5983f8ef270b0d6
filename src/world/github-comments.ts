/** The comments of a pull request: read over all pages, written one by one. */

import { assertNever } from '../model/assert-never.ts'
import type { CommentStep, ForgeComment, WriteEnd } from '../model/forge-client.ts'
import { told, written } from './forge-answers.ts'
import type { Github } from './github.ts'

const PER_PAGE = 100
/** Retried by nobody but us, who look first: a comment that was made although the answer got lost would be made twice. */
const ONCE = { request: { retries: 0 } } as const

export async function commentsOf(github: Github): Promise<readonly ForgeComment[]> {
  const { api, me, owner, repo, number } = github
  const where = { owner, repo, issue_number: number, per_page: PER_PAGE }
  const own = await me()
  const comments = await told('GitHub', () =>
    api.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', where),
  )
  return comments.map(({ id, body, user }) => ({ id: Number(id), body: body ?? '', isOwn: isOne(user, own) }))
}

export function writeComment({ api, owner, repo, number }: Github, step: CommentStep): Promise<WriteEnd> {
  const where = { owner, repo, ...ONCE }
  switch (step.kind) {
    case 'create':
      return written('GitHub', 'refused', () =>
        api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
          ...where,
          issue_number: number,
          body: step.body,
        }),
      )
    case 'update':
      return written('GitHub', 'gone', () =>
        api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
          ...where,
          comment_id: step.id,
          body: step.body,
        }),
      )
    case 'remove':
      return written('GitHub', 'gone', () =>
        api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...where, comment_id: step.id }),
      )
    default:
      return assertNever(step)
  }
}

type Author = { readonly login: string; readonly type: string } | null

/** Apps are named with `[bot]` in one of GitHub's two interfaces and sometimes without in the other. */
function isOne(author: Author, me: string): boolean {
  if (author === null) return false
  return author.login === me || (author.type === 'Bot' && author.login === `${me}[bot]`)
}

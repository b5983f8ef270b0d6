/** Our review comments on a pull request, each the first of a thread of its own. */

import { assertNever } from '../model/assert-never.ts'
import type { ForgeNote, NoteStep, WriteEnd } from '../model/forge-client.ts'
import { told, written } from './forge-answers.ts'
import type { Github } from './github.ts'

const ONCE = { request: { retries: 0 } } as const

/** Written as GitHub's own explorer would: one page of threads with what tells whose they are and how they stand. */
const THREADS = `query threads($owner: String!, $repo: String!, $number: Int!, $after: String) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id
          isResolved
          resolvedBy { login }
          comments(first: 1) { nodes { id databaseId body isMinimized minimizedReason viewerDidAuthor } }
        }
      }
    }
  }
}`

type Comment = {
  readonly id: string
  readonly databaseId: number
  readonly body: string
  readonly isMinimized: boolean
  readonly minimizedReason: string | null
  readonly viewerDidAuthor: boolean
}
type Thread = {
  readonly id: string
  readonly isResolved: boolean
  readonly resolvedBy: { readonly login: string } | null
  readonly comments: { readonly nodes: readonly Comment[] }
}
type Page = {
  readonly viewer: { readonly login: string }
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
        readonly nodes: readonly Thread[]
      }
    }
  }
}

export async function notesOf({ api, owner, repo, number }: Github): Promise<readonly ForgeNote[]> {
  const notes: ForgeNote[] = []
  let after: string | null = null
  do {
    const variables: Record<string, unknown> = { owner, repo, number, after }
    const page: Page = await told('GitHub', () => api.graphql<Page>(THREADS, variables))
    const { nodes, pageInfo } = page.repository.pullRequest.reviewThreads
    notes.push(...nodes.flatMap((thread) => noteOf(thread, page.viewer.login)))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return notes
}

function noteOf(thread: Thread, me: string): readonly ForgeNote[] {
  const [comment] = thread.comments.nodes
  if (comment === undefined || !comment.viewerDidAuthor) return []
  return [
    {
      id: [thread.id, comment.id, comment.databaseId].join(' '),
      body: comment.body,
      state: stateOf(thread, comment, me),
    },
  ]
}

function stateOf({ isResolved, resolvedBy }: Thread, comment: Comment, me: string): ForgeNote['state'] {
  if (isResolved) return bare(resolvedBy?.login ?? '') === bare(me) ? 'settled' : 'dismissed'
  if (!comment.isMinimized) return 'open'
  return comment.minimizedReason?.toLowerCase() === 'resolved' ? 'settled' : 'dismissed'
}

function bare(login: string): string {
  return login.replace(/\[bot\]$/, '')
}

export function writeNote(github: Github, step: NoteStep): Promise<WriteEnd> {
  const { api, owner, repo } = github
  switch (step.kind) {
    case 'add':
      return review(github, step)
    case 'reword':
      return written('GitHub', 'gone', () =>
        api.request('PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}', {
          owner,
          repo,
          comment_id: Number(step.id.split(' ')[2]),
          body: step.body,
          ...ONCE,
        }),
      )
    case 'settle':
      return either(github, step.id, SETTLE)
    case 'reopen':
      return either(github, step.id, REOPEN)
    default:
      return assertNever(step)
  }
}

/** One review for all of them: one notification. */
function review(
  { api, owner, repo, number }: Github,
  { head, notes }: Extract<NoteStep, { kind: 'add' }>,
): Promise<WriteEnd> {
  return written('GitHub', 'refused', () =>
    api.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
      owner,
      repo,
      pull_number: number,
      commit_id: head,
      event: 'COMMENT',
      // GitHub wants words for a review that only comments.
      body: notes.length === 1 ? 'One finding at its line.' : `${notes.length} findings at their lines.`,
      comments: notes.map(({ file, line, body }) => ({ path: file, line, side: 'RIGHT', body })),
      ...ONCE,
    }),
  )
}

/** Mutations by the field and the input that they have. */
type Choice = { readonly thread: string; readonly comment: string; readonly more: string }

const SETTLE: Choice = { thread: 'resolveReviewThread', comment: 'minimizeComment', more: ', classifier: RESOLVED' }
const REOPEN: Choice = { thread: 'unresolveReviewThread', comment: 'unminimizeComment', more: '' }

/** A workflow's token may fold a comment away where it may not resolve its thread. */
function either({ api }: Github, id: string, choice: Choice): Promise<WriteEnd> {
  const [thread, comment] = id.split(' ')
  const mutation = (field: string, input: string) =>
    `mutation($id: ID!) { ${field}(input: { ${input} }) { clientMutationId } }`
  return written('GitHub', 'gone', async () => {
    try {
      await api.graphql(mutation(choice.thread, 'threadId: $id'), { id: thread })
    } catch (error) {
      if (!isForbidden(error)) throw error
      await api.graphql(mutation(choice.comment, `subjectId: $id${choice.more}`), { id: comment })
    }
  })
}

function isForbidden(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return false
  return error.errors.some(
    (one: unknown) => typeof one === 'object' && one !== null && 'type' in one && one.type === 'FORBIDDEN',
  )
}

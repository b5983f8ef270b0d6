/** The few questions and mutations of GitHub's GraphQL that this project sends, answered from the same pull request. */

import type { Answer, FakeState, FakeThread } from './fake-github.ts'

const ME = 'github-actions[bot]'
const PAGE = 100

export function answerGraphql(state: FakeState, body: unknown): Answer {
  const { query, variables } = asQuery(body)
  if (query.includes('reviewThreads'))
    return data({ viewer: { login: ME }, repository: threads(state, variables['after']) })
  if (query.includes('viewer')) return data({ viewer: { login: ME } })
  const [, field = ''] = /\{ (\w+)\(input/.exec(query) ?? []
  return mutate(state, field, String(variables['id']))
}

function asQuery(body: unknown): { readonly query: string; readonly variables: Readonly<Record<string, unknown>> } {
  const parts = typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
  const { query, variables } = parts
  return {
    query: String(query),
    variables: typeof variables === 'object' && variables !== null ? { ...variables } : {},
  }
}

function threads(state: FakeState, after: unknown) {
  const start = Number(after ?? 0)
  const nodes = state.threads.slice(start, start + PAGE).map(threadNode)
  const hasNextPage = start + PAGE < state.threads.length
  const pageInfo = { hasNextPage, endCursor: hasNextPage ? String(start + PAGE) : null }
  return { pullRequest: { reviewThreads: { pageInfo, nodes } } }
}

/** GraphQL names an app without the `[bot]` that REST hangs on. */
function threadNode(thread: FakeThread) {
  const number = thread.id.replace('PRRT_', '')
  const comment = {
    id: `PRRC_${number}`,
    databaseId: Number(number),
    body: thread.body,
    isMinimized: thread.minimizedReason !== undefined,
    minimizedReason: thread.minimizedReason ?? null,
    viewerDidAuthor: thread.login === ME,
  }
  return {
    id: thread.id,
    isResolved: thread.resolvedBy !== undefined,
    resolvedBy: thread.resolvedBy === undefined ? null : { login: thread.resolvedBy.replace('[bot]', '') },
    comments: { nodes: [comment] },
  }
}

/** A workflow's own token may fold away, and may not resolve. */
function mutate(state: FakeState, field: string, id: string): Answer {
  const thread = state.threads.find((one) => one.id === id || one.id.replace('PRRT_', 'PRRC_') === id)
  if (thread === undefined)
    return refused('NOT_FOUND', field, `Could not resolve to a node with the global id of '${id}'`)
  if (field.endsWith('esolveReviewThread')) return refused('FORBIDDEN', field, 'Resource not accessible by integration')
  if (field === 'minimizeComment') thread.minimizedReason = 'resolved'
  if (field === 'unminimizeComment') delete thread.minimizedReason
  return data({ [field]: { clientMutationId: null } })
}

function data(value: unknown): Answer {
  return { status: 200, body: { data: value } }
}

function refused(type: string, field: string, message: string): Answer {
  return { status: 200, body: { data: { [field]: null }, errors: [{ type, path: [field], message }] } }
}

/** A forge of one's own that answers as GitHub does, on this machine: pages, limits, refusals, and one pull request. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { type Operation, operationFor, wrongIn } from './github-api.ts'
import { answerGraphql } from './fake-github-graphql.ts'

export type FakeComment = { readonly id: number; readonly login: string; readonly body: string }
export type FakeThread = {
  readonly id: string
  readonly login: string
  readonly path: string
  readonly line: number
  body: string
  resolvedBy?: string
  minimizedReason?: string
}
export type FakeCheck = { readonly id: number; readonly requests: readonly Readonly<Record<string, unknown>>[] }

/** What the one pull request of `ada/catalog` holds. */
export type FakeState = {
  head: string
  readonly label: string
  comments: FakeComment[]
  threads: FakeThread[]
  checks: FakeCheck[]
  /** Diffs by path. */
  files: Record<string, string>
}

export type Asked = { readonly method: string; readonly path: string; readonly body: unknown }
export type Answer = {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type FakeGithub = {
  readonly url: string
  readonly state: FakeState
  readonly asked: Asked[]
  /** Requests that the published description does not allow. */
  readonly violations: string[]
  /** Answers the next request for which it does not return undefined; `after` lets the request be done first. */
  trouble: ((asked: Asked) => (Answer & { readonly after?: boolean }) | 'hang up' | undefined) | undefined
  /** Called before each request is looked at: what another run does meanwhile. */
  meanwhile: ((asked: Asked) => void) | undefined
}

export const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz'
export const ME = 'github-actions[bot]'
/** As on GitHub: the most that a page holds, whatever is asked for. */
const LARGEST_PAGE = 100
const LONGEST_COMMENT = 65_536

export async function fakeGithub(fields: Partial<FakeState> = {}): Promise<FakeGithub> {
  const state: FakeState = {
    head: 'a'.repeat(40),
    label: 'ada:lookup',
    comments: [],
    threads: [],
    checks: [],
    files: {},
    ...fields,
  }
  const server = createServer((request, response) => void serve(fake, request, response))
  const fake: FakeGithub = {
    url: await listening(server),
    state,
    asked: [],
    violations: [],
    trouble: undefined,
    meanwhile: undefined,
  }
  return fake
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on a port was expected')
  return `http://127.0.0.1:${address.port}`
}

async function serve(fake: FakeGithub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await bodyOf(request)
  const asked = {
    method: request.method ?? '',
    path: request.url ?? '',
    body: text === '' ? undefined : JSON.parse(text),
  }
  fake.asked.push(asked)
  fake.meanwhile?.(asked)
  const trouble = fake.trouble?.(asked)
  if (trouble !== undefined && (trouble === 'hang up' || trouble.after !== true)) return end(response, trouble)
  const isKnown = request.headers.authorization === `token ${TOKEN}`
  const answer = isKnown ? answerTo(fake, asked) : { status: 401, body: { message: 'Bad credentials', status: '401' } }
  end(response, trouble ?? answer)
}

function end(response: ServerResponse, answer: Answer | 'hang up'): void {
  if (answer === 'hang up') return void response.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', ...answer.headers })
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}

function answerTo(fake: FakeGithub, asked: Asked): Answer {
  const { pathname, searchParams } = new URL(asked.path, fake.url)
  if (pathname === '/graphql') return answerGraphql(fake.state, asked.body)
  const found = operationFor(asked.method, pathname)
  if (found === undefined || !pathname.startsWith('/repos/ada/catalog/')) return missing()
  const wrong = wrongIn(found.operation, searchParams, asked.body)
  if (wrong !== undefined) {
    fake.violations.push(`${asked.method} ${pathname}: ${wrong}`)
    return invalid(wrong)
  }
  return operate(fake, found, { searchParams, body: object(asked.body) })
}

type Found = { readonly operation: Operation; readonly ids: Readonly<Record<string, string>> }
type Given = { readonly searchParams: URLSearchParams; readonly body: Readonly<Record<string, unknown>> }

function operate(fake: FakeGithub, { operation, ids }: Found, given: Given): Answer {
  const { state } = fake
  switch (`${operation.method} ${operation.path.replace('/repos/{owner}/{repo}/', '')}`) {
    case 'GET pulls': {
      const wanted = given.searchParams.get('head')
      return paged(fake, operation, {
        ids,
        given,
        items: wanted === null || wanted === state.label ? [pull(state)] : [],
      })
    }
    case 'GET pulls/{pull_number}':
      return ids['pull_number'] === '7' ? { status: 200, body: pull(state) } : missing()
    case 'GET pulls/{pull_number}/files':
      return paged(fake, operation, {
        ids,
        given,
        items: Object.entries(state.files).map(([filename, patch]) => ({ filename, patch })),
      })
    case 'GET issues/{issue_number}/comments':
      return ids['issue_number'] === '7'
        ? paged(fake, operation, { ids, given, items: state.comments.map(comment) })
        : missing()
    case 'POST issues/{issue_number}/comments':
      return ids['issue_number'] === '7' ? addComment(state, given.body) : missing()
    case 'PATCH issues/comments/{comment_id}':
      return changeComment(state, Number(ids['comment_id']), given.body)
    case 'DELETE issues/comments/{comment_id}':
      return removeComment(state, Number(ids['comment_id']))
    case 'POST pulls/{pull_number}/reviews':
      return addReview(state, given.body)
    case 'PATCH pulls/comments/{comment_id}':
      return changeThread(state, ids['comment_id'] ?? '', given.body)
    case 'POST check-runs':
      return addCheck(state, given.body)
    case 'PATCH check-runs/{check_run_id}':
      return addToCheck(state, Number(ids['check_run_id']), given.body)
    default:
      return missing()
  }
}

type Paging = {
  readonly ids: Readonly<Record<string, string>>
  readonly given: Given
  readonly items: readonly unknown[]
}

/** With a `Link` header as GitHub writes it. */
function paged(fake: FakeGithub, operation: Operation, { ids, given, items }: Paging): Answer {
  const size = Math.min(LARGEST_PAGE, Number(given.searchParams.get('per_page') ?? 30))
  const page = Number(given.searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const path = operation.path
    .replace('{owner}/{repo}', 'ada/catalog')
    .replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '')
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(given.searchParams)
    query.set('page', String(to))
    return `<${fake.url}${path}?${query.toString()}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ]
  return {
    status: 200,
    body: items.slice((page - 1) * size, page * size),
    ...(links.length > 0 && { headers: { link: links.join(', ') } }),
  }
}

function pull({ head, label }: FakeState) {
  return { number: 7, state: 'open', head: { sha: head, label, ref: label.split(':')[1] } }
}

function comment({ id, login, body }: FakeComment) {
  return { id, body, user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' } }
}

function addComment(state: FakeState, { body }: Given['body']): Answer {
  if (String(body).length > LONGEST_COMMENT) return invalid('Body is too long (maximum is 65536 characters)')
  const id = Math.max(100, ...state.comments.map((one) => one.id)) + 1
  state.comments.push({ id, login: ME, body: String(body) })
  return { status: 201, body: comment({ id, login: ME, body: String(body) }) }
}

function changeComment(state: FakeState, id: number, { body }: Given['body']): Answer {
  const index = state.comments.findIndex((one) => one.id === id)
  const found = state.comments[index]
  if (found === undefined) return missing()
  if (found.login !== ME)
    return { status: 403, body: { message: 'Must have admin rights to Repository.', status: '403' } }
  state.comments[index] = { ...found, body: String(body) }
  return { status: 200, body: comment({ ...found, body: String(body) }) }
}

function removeComment(state: FakeState, id: number): Answer {
  const there = state.comments.length
  state.comments = state.comments.filter((one) => one.id !== id)
  return state.comments.length < there ? { status: 204 } : missing()
}

/** All or nothing, as GitHub does it: one line outside the diff and there is no review. */
function addReview(state: FakeState, { event, body, comments }: Given['body']): Answer {
  if (event === 'COMMENT' && (body === undefined || body === '')) return invalid('Body cannot be blank')
  const notes = Array.isArray(comments) ? comments.map(object) : []
  if (notes.some(({ path, line }) => !isInDiff(state.files[String(path)], Number(line)))) {
    return invalid('Line could not be resolved')
  }
  for (const { path, line, body } of notes) {
    const id = `PRRT_${state.threads.length + 1}`
    state.threads.push({ id, login: ME, path: String(path), line: Number(line), body: String(body) })
  }
  return { status: 200, body: { id: 80 } }
}

function isInDiff(patch: string | undefined, line: number): boolean {
  const [, start, length = '1'] = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(patch ?? '') ?? []
  return start !== undefined && line >= Number(start) && line < Number(start) + Number(length)
}

function changeThread(state: FakeState, id: string, { body }: Given['body']): Answer {
  const thread = state.threads.find((one) => one.id === `PRRT_${id}`)
  if (thread === undefined) return missing()
  thread.body = String(body)
  return { status: 200, body: { id: Number(id), body: thread.body } }
}

function addCheck(state: FakeState, body: Given['body']): Answer {
  if (body['head_sha'] !== state.head) return invalid('No commit found for SHA')
  const check = { id: 500 + state.checks.length, requests: [body] }
  state.checks.push(check)
  return {
    status: 201,
    body: { id: check.id, status: body['status'] ?? 'queued', conclusion: body['conclusion'] ?? null },
  }
}

function addToCheck(state: FakeState, id: number, body: Given['body']): Answer {
  const index = state.checks.findIndex((one) => one.id === id)
  const check = state.checks[index]
  if (check === undefined) return missing()
  state.checks[index] = { ...check, requests: [...check.requests, body] }
  return { status: 200, body: { id, status: body['status'], conclusion: body['conclusion'] ?? null } }
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function missing(): Answer {
  return {
    status: 404,
    body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
  }
}

function invalid(message: string): Answer {
  return { status: 422, body: { message: 'Validation Failed', errors: [message], status: '422' } }
}

/** What GitHub answers who asks too much too fast. */
export function secondaryLimit(seconds: number): Answer {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  return {
    status: 403,
    headers: { 'retry-after': String(seconds) },
    body: {
      message,
      documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
      status: '403',
    },
  }
}

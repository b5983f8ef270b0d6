/** A forge of one's own that answers as GitLab does, on this machine: pages, refusals, and one merge request. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Answer, Asked } from './fake-github.ts'

export const GITLAB_TOKEN = 'glpat-0123456789abcdefghij'
export const GITLAB_ME = 5

type Note = {
  readonly id: number
  readonly author: number
  body: string
  resolvedBy?: number
  readonly at?: { readonly file: string; readonly line: number }
}

export type FakeGitlab = {
  readonly url: string
  head: string
  notes: Note[]
  readonly diffs: readonly { readonly old_path: string; readonly new_path: string; readonly diff: string }[]
  readonly statuses: unknown[]
  readonly asked: Asked[]
  trouble: ((asked: Asked) => Answer | undefined) | undefined
}

const MOST_A_PAGE = 100

/** Project 42, merge request 7. */
export async function fakeGitlab(
  fields: Partial<Pick<FakeGitlab, 'head' | 'notes' | 'diffs'>> = {},
): Promise<FakeGitlab> {
  const server = createServer((request, response) => void serve(fake, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on a port was expected')
  const fake: FakeGitlab = {
    url: `http://127.0.0.1:${address.port}/api/v4`,
    head: 'a'.repeat(40),
    notes: [],
    diffs: [],
    statuses: [],
    asked: [],
    trouble: undefined,
    ...fields,
  }
  return fake
}

async function serve(fake: FakeGitlab, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = { method: request.method ?? '', path: request.url ?? '', body: await bodyOf(request) }
  fake.asked.push(asked)
  const isKnown = request.headers['private-token'] === GITLAB_TOKEN
  const answer = fake.trouble?.(asked) ?? (isKnown ? answerTo(fake, asked) : refused(401, '401 Unauthorized'))
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
}

/** GitLab takes JSON, and forms with `position[new_line]` for parts of parts. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const bytes = Buffer.concat(parts)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8'))
  const body: Record<string, unknown> = {}
  for (const [name, value] of await new Response(bytes, { headers: { 'content-type': type } }).formData()) {
    const [, outer = '', inner] = /^(\w+)(?:\[(\w+)\])?$/.exec(name) ?? []
    body[outer] = inner === undefined ? value : { ...object(body[outer]), [inner]: value }
  }
  return body
}

function answerTo(fake: FakeGitlab, asked: Asked): Answer {
  const { pathname, searchParams } = new URL(asked.path, fake.url)
  const path = pathname.replace('/api/v4/', '')
  const resolved = searchParams.get('resolved')
  const body: Readonly<Record<string, unknown>> = {
    ...object(asked.body),
    ...(resolved !== null && { resolved: resolved === 'true' }),
  }
  const request = 'projects/42/merge_requests/7'
  if (path === 'user') return { status: 200, body: { id: GITLAB_ME, username: 'project_42_bot' } }
  if (path === request) return { status: 200, body: { iid: 7, sha: fake.head, diff_refs: refs(fake.head) } }
  if (path === `${request}/diffs`) return paged(fake, pathname, { searchParams, items: fake.diffs })
  if (path.startsWith('projects/42/statuses/')) {
    fake.statuses.push({ sha: path.split('/')[3], ...body })
    return { status: 201, body: { id: 1, status: body['state'] } }
  }
  if (path.startsWith(`${request}/notes`)) return answerNotes(fake, { asked, body, searchParams, pathname })
  if (path.startsWith(`${request}/discussions`)) return answerDiscussions(fake, { asked, body, searchParams, pathname })
  return refused(404, '404 Not found')
}

type Given = {
  readonly asked: Asked
  readonly body: Readonly<Record<string, unknown>>
  readonly searchParams: URLSearchParams
  readonly pathname: string
}

function answerNotes(fake: FakeGitlab, { asked, body, searchParams, pathname }: Given): Answer {
  const id = Number(/notes\/(\d+)$/.exec(pathname)?.[1] ?? Number.NaN)
  if (asked.method === 'GET') return paged(fake, pathname, { searchParams, items: fake.notes.map(note) })
  if (asked.method === 'POST') return { status: 201, body: note(added(fake, { body: String(body['body']) })) }
  const found = fake.notes.find((one) => one.id === id)
  if (found === undefined) return refused(404, '404 Note Not Found')
  if (found.author !== GITLAB_ME) return refused(403, '403 Forbidden')
  if (asked.method === 'DELETE') {
    fake.notes = fake.notes.filter((one) => one.id !== id)
    return { status: 204 }
  }
  found.body = String(body['body'])
  return { status: 200, body: note(found) }
}

/** A discussion has the number of its first note, and stands at added lines only. */
function answerDiscussions(fake: FakeGitlab, { asked, body, searchParams, pathname }: Given): Answer {
  const id = Number(/discussions\/d(\d+)/.exec(pathname)?.[1] ?? Number.NaN)
  if (asked.method === 'GET') {
    return paged(fake, pathname, {
      searchParams,
      items: fake.notes.map((one) => ({ id: `d${one.id}`, notes: [note(one)] })),
    })
  }
  if (asked.method === 'POST') {
    const position = object(body['position'])
    const at = { file: String(position['new_path']), line: Number(position['new_line']) }
    const diff = fake.diffs.find(({ new_path }) => new_path === at.file)
    if (diff?.old_path !== position['old_path'])
      return refused(400, '400 Bad request - Note {:line_code=>["can\'t be blank"]}')
    return { status: 201, body: { id: 'd1', notes: [note(added(fake, { body: String(body['body']), at }))] } }
  }
  const found = fake.notes.find((one) => one.id === id)
  if (found === undefined) return refused(404, '404 Discussion Not Found')
  if (typeof body['body'] === 'string') found.body = body['body']
  if (body['resolved'] === true) found.resolvedBy = GITLAB_ME
  if (body['resolved'] === false) delete found.resolvedBy
  return { status: 200, body: { id: `d${id}`, notes: [note(found)] } }
}

function added(fake: FakeGitlab, fields: Pick<Note, 'body' | 'at'>): Note {
  const made = { id: Math.max(100, ...fake.notes.map(({ id }) => id)) + 1, author: GITLAB_ME, ...fields }
  fake.notes.push(made)
  return made
}

function note({ id, author, body, at, resolvedBy }: Note) {
  return {
    id,
    body,
    type: at === undefined ? null : 'DiffNote',
    system: false,
    author: { id: author, username: 'someone' },
    resolvable: at !== undefined,
    resolved: resolvedBy !== undefined,
    resolved_by: resolvedBy === undefined ? null : { id: resolvedBy },
  }
}

type Paging = { readonly searchParams: URLSearchParams; readonly items: readonly unknown[] }

/** With the headers that GitLab tells pages by. */
function paged(fake: FakeGitlab, pathname: string, { searchParams, items }: Paging): Answer {
  const size = Math.min(MOST_A_PAGE, Number(searchParams.get('per_page') ?? 20))
  const page = Number(searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const next = new URLSearchParams({ ...Object.fromEntries(searchParams), page: String(page + 1) })
  const link = `<${new URL(fake.url).origin}${pathname}?${next.toString()}>; rel="next"`
  return {
    status: 200,
    headers: {
      'x-page': String(page),
      'x-next-page': page < last ? String(page + 1) : '',
      'x-total-pages': String(last),
      ...(page < last && { link }),
    },
    body: items.slice((page - 1) * size, page * size),
  }
}

function refs(head: string) {
  return { base_sha: 'b1', start_sha: 'b1', head_sha: head }
}

function refused(status: number, message: string): Answer {
  return { status, body: { message } }
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

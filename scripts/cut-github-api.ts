/** Cuts the operations that this project asks of GitHub out of GitHub's published API description, for the tests of the fake one. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Each operation with the status of its answer, and the parts of the answer that are read. */
const OPERATIONS: readonly (readonly [method: string, path: string, status: string, parts: readonly string[]])[] = [
  ['get', '/repos/{owner}/{repo}/pulls', '200', ['number', 'head.label', 'head.sha']],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}', '200', ['number', 'head.label', 'head.sha']],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/files', '200', ['filename', 'patch']],
  ['post', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews', '200', ['id']],
  ['patch', '/repos/{owner}/{repo}/pulls/comments/{comment_id}', '200', ['id', 'body']],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments', '200', ['id', 'body', 'user.login', 'user.type']],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments', '201', ['id', 'body', 'user.login', 'user.type']],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}', '200', ['id', 'body', 'user.login', 'user.type']],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}', '204', []],
  ['post', '/repos/{owner}/{repo}/check-runs', '201', ['id', 'status', 'conclusion']],
  ['patch', '/repos/{owner}/{repo}/check-runs/{check_run_id}', '200', ['id', 'status', 'conclusion']],
]

const [source = '', target = join(import.meta.dirname, '../test/fixtures/forge/github-api.json')] =
  process.argv.slice(2)
const description: Json = JSON.parse(readFileSync(source, 'utf8'))
const cut = OPERATIONS.map(([method, path, status, parts]) => {
  const operation = at(description, ['paths', path, method])
  const query = list(at(operation, ['parameters']))
    .map(resolved)
    .filter((one) => at(one, ['in']) === 'query')
  const request = at(operation, ['requestBody', 'content', 'application/json', 'schema'])
  const answer = at(operation, ['responses', status, 'content', 'application/json', 'schema'])
  return {
    method: method.toUpperCase(),
    path,
    query: query.map((one) => at(one, ['name'])),
    ...(request !== undefined && { request: plain(whole(request)) }),
    status: Number(status),
    ...(answer !== undefined && { answer: plain(only(whole(answer), parts)) }),
  }
})
const version = at(description, ['info', 'version'])
writeFileSync(target, `${JSON.stringify({ version, operations: cut }, null, 1)}\n`)

function at(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  const here = resolved(value)
  return typeof here === 'object' && here !== null && !Array.isArray(here) ? at(member(here, key), rest) : undefined
}

function resolved(value: Json | undefined): Json | undefined {
  const ref = typeof value === 'object' && value !== null ? member(value, '$ref') : undefined
  return typeof ref === 'string' ? at(description, ref.replace(/^#\//, '').split('/')) : value
}

/** With every reference replaced by what it leads to. */
function whole(value: Json | undefined): Json {
  const here = resolved(value) ?? null
  if (Array.isArray(here)) return here.map(whole)
  if (typeof here !== 'object' || here === null) return here
  return Object.fromEntries(Object.entries(here).map(([key, part]) => [key, whole(part)]))
}

/** Only the properties on the way to `parts`, and those required. */
function only(schema: Json, parts: readonly string[]): Json {
  if (at(schema, ['type']) === 'array') return { type: 'array', items: only(at(schema, ['items']) ?? {}, parts) }
  const alternatives = [...list(at(schema, ['anyOf'])), ...list(at(schema, ['allOf']))]
  const owner = alternatives.find((one) => at(one, ['properties']) !== undefined) ?? schema
  const names = [...new Set(parts.map((part) => part.split('.')[0] ?? ''))]
  const properties = names.map((name): [string, Json] => {
    const inner = parts.filter((part) => part.startsWith(`${name}.`)).map((part) => part.slice(name.length + 1))
    const property = at(owner, ['properties', name]) ?? {}
    return [name, inner.length === 0 ? property : only(property, inner)]
  })
  const required = list(at(owner, ['required'])).filter((name) => typeof name === 'string' && names.includes(name))
  return { type: 'object', required, properties: Object.fromEntries(properties) }
}

/** Without prose and examples, and in the words of JSON Schema where OpenAPI has its own. */
function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key, part]) => !isProse(key, part))
  const schema: Record<string, Json> = Object.fromEntries(kept.map(([key, part]) => [key, plain(part)]))
  const { nullable, ...rest } = schema
  const { type } = rest
  if (nullable !== true || typeof type !== 'string') return rest
  const values = list(rest['enum'])
  return { ...rest, type: [type, 'null'], ...(values.length > 0 && { enum: [...values, null] }) }
}

function isProse(key: string, value: Json): boolean {
  return ['example', 'examples', 'description', 'title', 'format'].includes(key) && typeof value !== 'object'
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

function member(value: object, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

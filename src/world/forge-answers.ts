/** What the answer of a forge means: done, gone, undecided, refused, or no answer at all. */

import { TeethError } from '../errors/teeth-error.ts'
import type { WriteEnd } from '../model/forge-client.ts'

/** Milliseconds. */
const SOON = 2_000
/** What a forge asks for that limits us and does not say for how long. */
const A_MINUTE = 60_000
const LONGEST_WAIT = 120_000
/** A message of a forge is a line or two. */
const LONGEST_MESSAGE = 500

/** Reads. Throws TeethError `forge-refused` and `forge-unreachable`. */
export async function told<T>(forge: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw refusal(forge, answerIn(error))
  }
}

/**
 * Writes. What may have been done or not is no failure: whoever writes looks again. `missing` says what a 404 means:
 * of a thing that was there it is gone, of one that is to be made it is a refusal.
 */
export async function written(
  forge: string,
  missing: 'gone' | 'refused',
  write: () => Promise<unknown>,
): Promise<WriteEnd> {
  try {
    await write()
    return { kind: 'written' }
  } catch (error) {
    const answer = answerIn(error)
    if (missing === 'gone' && (answer.status === 404 || answer.status === 410)) return { kind: 'gone' }
    const wait = waitFor(answer)
    if (wait !== undefined && wait <= LONGEST_WAIT) return { kind: 'unsettled', retryAfterMs: wait }
    throw refusal(forge, answer)
  }
}

export type Answer = {
  /** Absent when there was none: the connection failed. */
  readonly status: number | undefined
  readonly message: string
  readonly headers: ReadonlyMap<string, string>
}

/** A limit is told by 429, or by 403 with a header or a message that says so. */
function waitFor({ status, message, headers }: Answer): number | undefined {
  if (status === undefined || status >= 500) return SOON
  const isLimit = status === 429 || headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0'
  if (!isLimit && !(status === 403 && /\bsecondary rate\b/i.test(message))) return undefined
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN)
  return Number.isFinite(reset) ? Math.max(SOON, reset * 1_000 - Date.now()) : A_MINUTE
}

function refusal(forge: string, { status, message }: Answer): TeethError {
  const isTransient = status === undefined || status >= 500 || status === 429
  const said = message.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE)
  const what = status === undefined ? `${forge} did not answer: ${said}` : `${forge} answered ${status}: ${said}`
  // Without a cause: the error of a library holds the request with its headers, and the token is one of them.
  return new TeethError(isTransient ? 'forge-unreachable' : 'forge-refused', what)
}

/** Both libraries throw errors of their own; what they hold is looked up, not believed. */
export function answerIn(error: unknown): Answer {
  const response = part(error, 'response') ?? part(part(error, 'cause'), 'response')
  const status = graphqlStatus(part(error, 'errors')) ?? part(error, 'status') ?? part(response, 'status')
  const isAnswer = typeof status === 'number' && response !== undefined
  const cause = part(error, 'cause')
  const message = error instanceof Error ? error.message : String(error)
  const because = !isAnswer && cause instanceof Error ? `${message}: ${cause.message}` : message
  return { status: isAnswer ? status : undefined, message: because, headers: headersIn(part(response, 'headers')) }
}

const GRAPHQL_STATUS = new Map<unknown, number>([
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['RATE_LIMITED', 429],
])

/** GraphQL answers 200 and says in the body that it refused. */
function graphqlStatus(errors: unknown): number | undefined {
  if (!Array.isArray(errors)) return undefined
  return (
    errors.map((one: unknown) => GRAPHQL_STATUS.get(part(one, 'type'))).find((status) => status !== undefined) ?? 422
  )
}

function headersIn(headers: unknown): ReadonlyMap<string, string> {
  if (headers instanceof Headers) return new Map(headers.entries())
  if (typeof headers !== 'object' || headers === null) return new Map()
  return new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}

function part(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** What the answer of a forge means. */

import { describe, expect, test } from 'vitest'
import { told, written } from '../../../src/world/forge-answers.ts'
import { rejectedWith } from '../../support/refused.ts'

/** An error as the library for GitHub throws it. */
function answer(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
  return Object.assign(new Error(message), { status, response: { status, headers, data: { message } } })
}

const failing = (error: unknown) => async () => {
  throw error
}
const writing = (error: unknown, missing: 'gone' | 'refused' = 'refused') => written('GitHub', missing, failing(error))

describe('a write', () => {
  test.each([
    ['a server in trouble', answer(502, 'Bad Gateway'), 2_000],
    ['no answer at all', new TypeError('fetch failed'), 2_000],
    ['a library that calls no answer a 500', Object.assign(new Error('fetch failed'), { status: 500 }), 2_000],
    [
      'a secondary limit with a time',
      answer(403, 'You have exceeded a secondary rate limit.', { 'retry-after': '7' }),
      7_000,
    ],
    ['a secondary limit without a time', answer(403, 'You have exceeded a secondary rate limit.'), 60_000],
    ['too many requests', answer(429, 'Too many', { 'retry-after': '0' }), 0],
  ])('that meets %s may have been done, and is looked at again', async (_, error, retryAfterMs) => {
    expect(await writing(error)).toEqual({ kind: 'unsettled', retryAfterMs })
  })

  test('of what is not there any more finds it gone', async () => {
    expect(await writing(answer(404, 'Not Found'), 'gone')).toEqual({ kind: 'gone' })
  })

  test.each([
    ['a thing that cannot be made', answer(404, 'Not Found')],
    ['a right that is missing', answer(403, 'Resource not accessible by integration')],
    ['a limit that lasts an hour', answer(429, 'Too many', { 'retry-after': '3600' })],
  ])('is refused for %s', async (_, error) => {
    expect((await rejectedWith(() => writing(error))).code).toMatch(/^forge-/)
  })
})

describe('a refusal', () => {
  test('of GraphQL is one, though it answers 200', async () => {
    const error = Object.assign(new Error('Resource not accessible'), {
      errors: [{ type: 'FORBIDDEN' }],
      response: { data: null },
    })
    expect((await rejectedWith(() => told('GitHub', failing(error)))).message).toBe(
      'GitHub answered 403: Resource not accessible',
    )
  })

  test('of GitLab has its answer in the cause', async () => {
    const response = new Response('', { status: 403 })
    const error = new Error('403 Forbidden', { cause: { description: '403 Forbidden', response } })
    expect((await rejectedWith(() => told('GitLab', failing(error)))).message).toBe(
      'GitLab answered 403: 403 Forbidden',
    )
  })

  test('carries nothing of the request', async () => {
    const error = Object.assign(answer(401, 'Bad credentials'), { request: { headers: { authorization: 'token x' } } })
    const thrown = await rejectedWith(() => told('GitHub', failing(error)))
    expect([thrown.code, thrown.cause]).toEqual(['forge-refused', undefined])
  })

  test('is as long as a message is, and on one line', async () => {
    const { message } = await rejectedWith(() => told('GitHub', failing(answer(422, `a\nb ${'x'.repeat(9_000)}`))))
    expect([message.length < 600, message.includes('\n')]).toEqual([true, false])
  })

  test('for a time is told from one for good', async () => {
    expect((await rejectedWith(() => told('GitHub', failing(answer(503, 'Unavailable'))))).code).toBe(
      'forge-unreachable',
    )
  })
})

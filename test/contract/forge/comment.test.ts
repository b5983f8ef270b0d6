/** `teeth comment` from its words to the requests of a forge that answers as GitHub does. */

import { describe, expect, test } from 'vitest'
import { HEAD, ours, pullRequest, say } from '../../support/comment-on.ts'
import { fakeGithub, ME, secondaryLimit, TOKEN } from '../../support/fake-github.ts'
import { allBite, everyVerdict, ledgerOf, toothless } from '../../support/ledgers.ts'
import { rejectedWith } from '../../support/refused.ts'

const BYSTANDER = { id: 1, login: 'bob', body: 'Nice.' }

describe('the comment', () => {
  test('is made once and then kept up to date in its place', async () => {
    const github = await fakeGithub({ head: HEAD, comments: [BYSTANDER] })
    await say(github, { ledger: ledgerOf([toothless()], { exitCode: 1 }) })
    await say(github, { ledger: { ...allBite(), startedAt: '2026-11-30T10:00:00.000Z' } })
    expect(ours(github).map(({ id }) => id)).toEqual([101])
    expect(ours(github)[0]?.body).toContain('## 3 guards bite')
    expect(github.violations).toEqual([])
  })

  test('is found on the last of many pages', async () => {
    const github = await fakeGithub({
      head: HEAD,
      comments: Array.from({ length: 250 }, (_, id) => ({ ...BYSTANDER, id })),
    })
    await say(github)
    await say(github)
    expect(ours(github)).toHaveLength(1)
  })

  test('of somebody else is not touched, though it has the very marker', async () => {
    const github = await fakeGithub({ head: HEAD })
    await say(github)
    const forged = {
      id: 50,
      login: 'mallory',
      body: ours(github)[0]?.body.replace('3 guards bite', 'all is well') ?? '',
    }
    github.state.comments = [forged]
    await say(github)
    expect(github.state.comments.map(({ login, id }) => [login, id === 50])).toEqual([
      ['mallory', true],
      [ME, false],
    ])
    expect(github.state.comments[0]).toEqual(forged)
  })

  test('is made anew when it is deleted between reading and writing', async () => {
    const github = await fakeGithub({ head: HEAD })
    await say(github)
    github.meanwhile = ({ method }) => {
      if (method === 'PATCH') github.state.comments = []
    }
    await say(github, { ledger: { ...allBite(), startedAt: '2026-11-30T10:00:00.000Z' } })
    expect(ours(github)).toHaveLength(1)
  })

  test('is one, of the newer head, when two runs race', async () => {
    const github = await fakeGithub({ head: HEAD })
    const older = 'a'.repeat(40)
    await Promise.all([
      say(github, { ledger: { ...allBite(), commit: older }, event: pullRequest(older) }),
      say(github, { ledger: ledgerOf([toothless()], { exitCode: 1, commit: HEAD }) }),
    ])
    expect(ours(github)).toHaveLength(1)
    expect(ours(github)[0]?.body).toContain(`head=${HEAD}`)
  })

  test('is not written when the head moves before the write', async () => {
    const github = await fakeGithub({ head: HEAD })
    github.meanwhile = ({ path }) => {
      if (path.endsWith('/pulls/7')) github.state.head = 'c'.repeat(40)
    }
    const { code, out } = await say(github)
    expect([code, out, ours(github)]).toEqual([0, 'comment: left alone, the request has another head by now\n', []])
  })

  test('finds the request of a fork by branch and head, whatever number the ledger claims', async () => {
    const github = await fakeGithub({ head: HEAD, label: 'mallory:lookup' })
    const event = {
      workflow_run: {
        id: 12,
        head_sha: HEAD,
        head_branch: 'lookup',
        head_repository: { owner: { login: 'mallory' } },
        pull_requests: [],
      },
    }
    const lying = { ...allBite(), commit: HEAD, pull_request: { number: 99 }, number: 99 }
    await say(github, { ledger: lying, event })
    expect(ours(github)).toHaveLength(1)
    expect(github.asked.some(({ path }) => path.includes('99'))).toBe(false)
  })
})

describe('a forge in trouble', () => {
  test.each([
    ['fails for a moment', { status: 502, body: { message: 'Server Error' } }],
    ['limits reading', secondaryLimit(1)],
    ['hangs up', 'hang up' as const],
  ])('that %s is asked again', async (_, answer) => {
    const github = await fakeGithub({ head: HEAD })
    let isFirst = true
    github.trouble = ({ method }) => {
      if (method !== 'GET' || !isFirst) return undefined
      isFirst = false
      return answer
    }
    await say(github)
    expect(ours(github)).toHaveLength(1)
  })

  test.each([
    ['loses the answer to a write', { status: 502, body: {}, after: true }],
    ['limits writing', secondaryLimit(60)],
    [
      'says too many requests',
      { status: 429, headers: { 'retry-after': '30' }, body: { message: 'Too many requests' } },
    ],
  ])('that %s has one comment in the end', async (_, answer) => {
    const github = await fakeGithub({ head: HEAD })
    let isFirst = true
    github.trouble = ({ method, path }) => {
      if (method !== 'POST' || path === '/graphql' || !isFirst) return undefined
      isFirst = false
      return answer
    }
    await say(github)
    expect(ours(github)).toHaveLength(1)
  })

  test.each([
    [401, { message: 'Bad credentials' }],
    [403, { message: 'Resource not accessible by integration' }],
    [404, { message: 'Not Found' }],
    [422, { message: 'Validation Failed' }],
  ])('that answers %i to a write is taken at its word', async (status, body) => {
    const github = await fakeGithub({ head: HEAD })
    github.trouble = ({ method, path }) => (method === 'POST' && path !== '/graphql' ? { status, body } : undefined)
    const error = await rejectedWith(() => say(github))
    expect([error.code, error.message]).toEqual(['forge-refused', `GitHub answered ${status}: ${body.message}`])
  })
})

describe('a token', () => {
  test('never stands in an error, also when the forge repeats it', async () => {
    const github = await fakeGithub({ head: HEAD })
    github.trouble = ({ method, path }) =>
      method === 'POST' && path !== '/graphql'
        ? { status: 422, body: { message: `no such thing: ${TOKEN}` } }
        : undefined
    const error = await rejectedWith(() => say(github))
    expect(error.message).toBe('GitHub answered 422: no such thing: ***')
    expect(JSON.stringify([Object.entries(error), error.cause, error.stack])).not.toContain(TOKEN)
  })

  test('is needed to write', async () => {
    const github = await fakeGithub({ head: HEAD })
    expect((await rejectedWith(() => say(github, { env: { GITHUB_TOKEN: '' } }))).code).toBe('no-token')
  })

  test('is not needed for a dry run, which asks nothing', async () => {
    const github = await fakeGithub({ head: HEAD })
    const words = ['--dry-run', '--notes', '--check']
    const { out } = await say(github, { ledger: everyVerdict(), words, env: { GITHUB_TOKEN: '' } })
    expect(out).toContain('It would be for github ada/catalog #7')
    expect(out).toContain('--- note at src/catalog/lookup.ts:31')
    expect(github.asked).toEqual([])
  })
})

describe('notes and the check', () => {
  const patch = '@@ -28,3 +28,5 @@ function warn\n context\n+added\n+added\n context\n context'

  test('stand at the lines of the diff, are not doubled by the next push, and are settled when all is fixed', async () => {
    const github = await fakeGithub({ head: HEAD, files: { 'src/catalog/lookup.ts': patch } })
    const ledger = ledgerOf([toothless()], { exitCode: 1 })
    await say(github, { ledger, words: ['--notes'] })
    await say(github, { ledger, words: ['--notes'] })
    expect(github.state.threads.map(({ line, minimizedReason }) => [line, minimizedReason])).toEqual([[31, undefined]])
    await say(github, { words: ['--notes'] })
    expect(github.state.threads.map(({ minimizedReason }) => minimizedReason)).toEqual(['resolved'])
    expect(github.violations).toEqual([])
  })

  test('tell a check of the commit in batches of 50 annotations', async () => {
    const github = await fakeGithub({ head: HEAD })
    const guards = Array.from({ length: 120 }, (_, index) => ({ ...toothless(), id: `guard-${index}` }))
    await say(github, { ledger: ledgerOf(guards, { exitCode: 1 }), words: ['--check'] })
    const [check] = github.state.checks
    const told = check?.requests.map(({ status, conclusion, output }) => [status, conclusion, annotationsIn(output)])
    expect(told).toEqual([
      ['in_progress', undefined, 50],
      ['in_progress', undefined, 50],
      ['completed', 'failure', 20],
    ])
    expect(github.violations).toEqual([])
  })
})

function annotationsIn(output: unknown): unknown {
  const has = typeof output === 'object' && output !== null && 'annotations' in output
  return has && Array.isArray(output.annotations) ? output.annotations.length : undefined
}

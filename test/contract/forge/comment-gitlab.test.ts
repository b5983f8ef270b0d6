/** `teeth comment` in a GitLab job. */

import { describe, expect, test } from 'vitest'
import { comment } from '../../../src/cli/comment-command.ts'
import { readCommandLine } from '../../../src/cli/program.ts'
import type { Ledger } from '../../../src/model/ledger.ts'
import { renderJson } from '../../../src/report/json.ts'
import { fakeHost } from '../../support/fake-host.ts'
import { type FakeGitlab, fakeGitlab, GITLAB_ME, GITLAB_TOKEN } from '../../support/fake-gitlab.ts'
import { allBite, ledgerOf, toothless } from '../../support/ledgers.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

const HEAD = 'b'.repeat(40)
const bite: Ledger = { ...allBite(), commit: HEAD }
const bad: Ledger = ledgerOf([toothless()], { exitCode: 1, commit: HEAD })

async function say(gitlab: FakeGitlab, ledger: Ledger, words: readonly string[] = []) {
  const env = {
    GITLAB_CI: 'true',
    CI_API_V4_URL: gitlab.url,
    CI_PROJECT_ID: '42',
    CI_MERGE_REQUEST_IID: '7',
    CI_COMMIT_SHA: HEAD,
    CI_PROJECT_URL: 'https://gitlab.example.com/ada/catalog',
    GITLAB_TOKEN,
  }
  const { host, said } = fakeHost([], { cwd: scratch({ 'ledger.json': renderJson(ledger) }), env })
  const asked = readCommandLine(['comment', '--from', 'ledger.json', ...words], '0', () => false)
  if (asked.kind !== 'command') throw new Error('a command was expected')
  await comment({ host, flags: asked.flags, operands: [] }, { pause: async () => undefined, spacing: 'none' })
  return said()
}

const ours = ({ notes }: FakeGitlab) => notes.filter(({ author, at }) => author === GITLAB_ME && at === undefined)

describe('the comment', () => {
  test('is made once among many pages of others, and then kept up to date', async () => {
    const others = Array.from({ length: 150 }, (_, id) => ({ id: id + 1, author: 9, body: 'Nice.' }))
    const gitlab = await fakeGitlab({ head: HEAD, notes: others })
    await say(gitlab, bad)
    await say(gitlab, { ...bite, startedAt: '2026-11-30T10:00:00.000Z' })
    expect(ours(gitlab).map(({ id, body }) => [id, body.includes('## 3 guards bite')])).toEqual([[151, true]])
  })

  test('is left alone when the request has another head', async () => {
    const gitlab = await fakeGitlab({ head: 'c'.repeat(40) })
    expect((await say(gitlab, bite)).out).toBe('comment: left alone, the request has another head by now\n')
    expect(gitlab.notes).toEqual([])
  })

  test('is refused in words, without the token', async () => {
    const gitlab = await fakeGitlab({ head: HEAD })
    gitlab.trouble = ({ method }) =>
      method === 'POST' ? { status: 403, body: { message: `403 Forbidden for ${GITLAB_TOKEN}` } } : undefined
    const error = await rejectedWith(() => say(gitlab, bite))
    expect([error.code, error.message]).toEqual(['forge-refused', 'GitLab answered 403: 403 Forbidden for ***'])
  })
})

describe('notes', () => {
  const diffs = [
    { old_path: 'src/old.ts', new_path: 'src/catalog/lookup.ts', diff: '@@ -30,2 +30,3 @@\n one\n+two\n three\n' },
  ]

  test('stand at added lines, once, and are resolved when all is fixed', async () => {
    const gitlab = await fakeGitlab({ head: HEAD, diffs })
    await say(gitlab, bad, ['--notes'])
    await say(gitlab, bad, ['--notes'])
    const notes = () => gitlab.notes.filter(({ at }) => at !== undefined)
    expect(notes().map(({ at, resolvedBy }) => [at?.line, resolvedBy])).toEqual([[31, undefined]])
    await say(gitlab, bite, ['--notes'])
    expect(notes().map(({ resolvedBy }) => resolvedBy)).toEqual([GITLAB_ME])
  })
})

test('a check is a status of the commit', async () => {
  const gitlab = await fakeGitlab({ head: HEAD })
  await say(gitlab, bad, ['--check'])
  expect(gitlab.statuses).toEqual([{ sha: HEAD, state: 'failed', name: 'teeth', description: '1 guard has no teeth' }])
})

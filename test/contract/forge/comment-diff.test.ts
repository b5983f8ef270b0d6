/** What a change was found to be, on its pull request: beside the proofs, or in a comment of its own. */

import { describe, expect, test } from 'vitest'
import { HEAD, ours, say } from '../../support/comment-on.ts'
import { diffLedgerOf, diffTest, diffUnit, everyUnit, unnoticedFinding } from '../../support/diff-ledgers.ts'
import { fakeGithub } from '../../support/fake-github.ts'
import { allBite, ledgerOf, toothless } from '../../support/ledgers.ts'
import { rejectedWith } from '../../support/refused.ts'

const weak = () =>
  diffLedgerOf({ units: [diffUnit({ verdict: 'unnoticed' })], findings: [unnoticedFinding()], exitCode: 1 })

describe('the comment', () => {
  test('is one, with the proofs and what no test would notice, in the order they are named', async () => {
    const github = await fakeGithub({ head: HEAD })
    await say(github, { ledger: allBite(), diff: weak() })
    expect(ours(github)).toHaveLength(1)
    expect(ours(github)[0]?.body.match(/^## .*$/gm)).toEqual([
      '## 3 guards bite',
      '## no test notices when this change is undone',
    ])
    expect(github.violations).toEqual([])
  })

  test('is kept up to date by the newer of the two', async () => {
    const github = await fakeGithub({ head: HEAD })
    const later = { ...weak(), startedAt: '2026-12-01T10:00:00.000Z' }
    await say(github, { ledger: allBite(), diff: later })
    await say(github, { ledger: allBite(), diff: weak() })
    expect(ours(github)[0]?.body).toContain('at=2026-12-01T10:00:00.000Z')
  })

  test('a diff that comes alone leaves the comment of the proofs', async () => {
    const github = await fakeGithub({ head: HEAD })
    await say(github)
    await say(github, { diff: weak() })
    await say(github, { diff: diffLedgerOf() })
    const headings = ours(github).map(({ body }) => body.match(/^## .*$/gm))
    expect(headings, 'a diff that comes alone leaves the comment of the proofs').toEqual([
      ['## 3 guards bite'],
      ['## this change is noticed when it is undone'],
    ])
  })
})

describe('notes and the check', () => {
  const files = {
    'src/rows.ts': '@@ -1,3 +1,3 @@\n context\n-gone\n+added\n context',
    'test/rows.test.ts': '@@ -1,0 +1,9 @@\n+1\n+2\n+3\n+4\n+5\n+6\n+7\n+8\n+9',
    'src/catalog/lookup.ts': '@@ -28,3 +28,5 @@ function warn\n context\n+added\n+added\n context\n context',
  }

  test('stand at the lines of both, and are settled when what they are about is gone', async () => {
    const github = await fakeGithub({ head: HEAD, files })
    const ledger = ledgerOf([toothless()], { exitCode: 1 })
    await say(github, { ledger, diff: weak(), words: ['--notes'] })
    await say(github, { ledger, diff: diffLedgerOf(), words: ['--notes'] })
    const told = github.state.threads.map(({ line, minimizedReason }) => [line, minimizedReason])
    expect(told.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [2, 'resolved'],
      [31, undefined],
    ])
    expect(github.violations).toEqual([])
  })

  test('stand at a new test that passes either way', async () => {
    const github = await fakeGithub({ head: HEAD, files })
    const tests = [diffTest({ verdict: 'passes-either-way' })]
    const finding = { kind: 'test-passes-either-way', test: 0, message: 'passes', nextStep: 'Assert.' } as const
    await say(github, { diff: diffLedgerOf({ tests, findings: [finding], exitCode: 1 }), words: ['--notes'] })
    expect(github.state.threads.map(({ line }) => line)).toEqual([7])
  })

  test('tell one check of both', async () => {
    const github = await fakeGithub({ head: HEAD })
    await say(github, { ledger: allBite(), diff: weak(), words: ['--check'] })
    expect(github.state.checks.map(({ requests }) => requests.at(-1))).toMatchObject([
      {
        name: 'teeth',
        conclusion: 'failure',
        output: { title: '3 guards bite; no test notices when this change is undone' },
      },
    ])
  })
})

describe('refused is', () => {
  test.each([
    ['a diff of another commit', { ...everyUnit(), commit: 'c'.repeat(40) }, 'ledger-of-another-commit'],
    ['one that says it is well and has findings', { ...weak(), exitCode: 0 as const }, 'ledger-unreadable'],
    [
      'one whose counts are not those of its units',
      { ...weak(), counts: { ...weak().counts, noticed: 9 } },
      'ledger-unreadable',
    ],
    ['one whose finding is about nothing', { ...weak(), findings: [unnoticedFinding('part:9')] }, 'ledger-unreadable'],
  ])('%s', async (_, diff, code) => {
    const github = await fakeGithub({ head: HEAD })
    expect((await rejectedWith(() => say(github, { diff }))).code).toBe(code)
    expect(github.asked).toEqual([])
  })

  test('a second ledger of the same command', async () => {
    const github = await fakeGithub({ head: HEAD })
    const error = await rejectedWith(() => say(github, { diff: weak(), words: ['--from', 'diff.json'] }))
    expect([error.code, error.message]).toEqual(['usage', expect.stringContaining('two are of the same command')])
  })
})

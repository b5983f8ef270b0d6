/** Which ledgers are told on a request: those of the commit that the request is about, and of what stands in for it. */

import { describe, expect, test } from 'vitest'
import { HEAD, say } from '../../support/comment-on.ts'
import { fakeGithub } from '../../support/fake-github.ts'
import { allBite } from '../../support/ledgers.ts'
import { rejectedWith } from '../../support/refused.ts'

/** Refused or not is decided before the forge is asked for anything. */
const words = ['--dry-run']

describe('a ledger', () => {
  test('of another commit is refused', async () => {
    const github = await fakeGithub({ head: HEAD })
    const another = { ...allBite(), commit: 'c'.repeat(40) }
    const error = await rejectedWith(() => say(github, { ledger: another, words }))
    expect(error.code, 'a ledger of another commit is refused').toBe('ledger-of-another-commit')
    expect(github.asked).toEqual([])
  })

  test('of the merge commit that the job of the request checked out is taken', async () => {
    const github = await fakeGithub({ head: HEAD })
    const merge = 'd'.repeat(40)
    const { code } = await say(github, { ledger: { ...allBite(), commit: merge }, words, env: { GITHUB_SHA: merge } })
    expect(code).toBe(0)
  })
})

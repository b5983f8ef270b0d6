/** The binary itself, in a process of its own, with the waits that it really has. */

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderJson } from '../../../src/report/json.ts'
import { teeth } from '../../support/binary.ts'
import { fakeGithub, TOKEN } from '../../support/fake-github.ts'
import { allBite } from '../../support/ledgers.ts'
import { scratch } from '../../support/scratch.ts'

test('`teeth comment` writes the comment, says so, and never says the token', async () => {
  const head = 'b'.repeat(40)
  const github = await fakeGithub({ head })
  const cwd = scratch({
    'ledger.json': renderJson({ ...allBite(), commit: head }),
    'event.json': JSON.stringify({ pull_request: { number: 7, head: { sha: head } } }),
  })
  const { code, out, err } = await teeth(cwd, ['comment', '--from', 'ledger.json'], {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'ada/catalog',
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_PATH: join(cwd, 'event.json'),
    GITHUB_TOKEN: TOKEN,
  })
  expect({ code, out, err }).toEqual({ code: 0, out: 'comment: written\n', err: '' })
  expect(github.state.comments).toHaveLength(1)
  expect(github.violations).toEqual([])
})

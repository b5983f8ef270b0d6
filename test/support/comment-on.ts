/** `teeth comment` called as a job of a pull request calls it, against a forge that answers as GitHub does. */

import { join } from 'node:path'
import { comment } from '../../src/cli/comment-command.ts'
import { readCommandLine } from '../../src/cli/program.ts'
import type { DiffLedger } from '../../src/model/diff-ledger.ts'
import type { Ledger } from '../../src/model/ledger.ts'
import { jsonText } from '../../src/report/json-text.ts'
import { renderJson } from '../../src/report/json.ts'
import { type FakeGithub, ME, TOKEN } from './fake-github.ts'
import { fakeHost } from './fake-host.ts'
import { allBite } from './ledgers.ts'
import { scratch } from './scratch.ts'

/** The commit that the request is about. */
export const HEAD = 'b'.repeat(40)

type Terms = {
  /** Absent: three guards that bite, unless there is a diff. */
  readonly ledger?: Ledger
  readonly diff?: DiffLedger
  readonly words?: readonly string[]
  readonly event?: object
  readonly env?: object
}

export const pullRequest = (head: string) => ({ pull_request: { number: 7, head: { sha: head } } })

export const ours = (github: FakeGithub) => github.state.comments.filter(({ login }) => login === ME)

/** Without a wait between looks. A ledger that names the story's own commit is taken for one of the head. */
export async function say(github: FakeGithub, terms: Terms = {}) {
  const { diff, words = [], event = pullRequest(HEAD), env = {} } = terms
  const { ledger = diff === undefined ? allBite() : undefined } = terms
  const cwd = scratch({
    ...(ledger !== undefined && { 'ledger.json': renderJson(ofHead(ledger)) }),
    ...(diff !== undefined && { 'diff.json': jsonText(ofHead(diff)) }),
    'event.json': JSON.stringify(event),
  })
  const { host, said } = fakeHost([], {
    cwd,
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'ada/catalog',
      GITHUB_API_URL: github.url,
      GITHUB_EVENT_PATH: join(cwd, 'event.json'),
      GITHUB_WORKFLOW: 'prove',
      GITHUB_TOKEN: TOKEN,
      ...env,
    },
  })
  const from = [...(ledger === undefined ? [] : ['ledger.json']), ...(diff === undefined ? [] : ['diff.json'])]
  const asked = readCommandLine(['comment', ...from.flatMap((file) => ['--from', file]), ...words], '0', () => false)
  if (asked.kind !== 'command') throw new Error('a command was expected')
  const code = await comment(
    { host, flags: asked.flags, operands: [] },
    { pause: async () => undefined, spacing: 'none' },
  )
  return { code, ...said() }
}

function ofHead<T extends { readonly commit?: string }>(ledger: T): T {
  return ledger.commit === undefined || ledger.commit === allBite().commit ? { ...ledger, commit: HEAD } : ledger
}

/** The fake forge of these tests is as strict and answers in the shape that GitHub's published description says. */

import { expect, test } from 'vitest'
import { fakeGithub, TOKEN } from '../../support/fake-github.ts'
import { operations, unlike } from '../../support/github-api.ts'

const HEAD = 'b'.repeat(40)
const patch = '@@ -1,2 +1,3 @@\n one\n+two\n three'

/** What is sent in the place of the body, by the part of the path that tells. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': { body: 'hello' },
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': { body: 'again' },
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews': {
    event: 'COMMENT',
    body: 'one',
    comments: [{ path: 'src/a.ts', line: 2, side: 'RIGHT', body: 'here' }],
  },
  'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}': { body: 'again' },
  'POST /repos/{owner}/{repo}/check-runs': { name: 'teeth', head_sha: HEAD },
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}': { status: 'completed', conclusion: 'success' },
}
const IDS: Readonly<Record<string, string>> = {
  owner: 'ada',
  repo: 'catalog',
  pull_number: '7',
  issue_number: '7',
  comment_id: '1',
  check_run_id: '500',
}

async function ask(url: string, line: string, body?: object): Promise<Response> {
  const [method = '', path = ''] = line.split(' ')
  return fetch(`${url}${path}`, {
    method,
    headers: { authorization: `token ${TOKEN}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

test.each(operations())('$method $path answers as published', async ({ method, path, status, answer }) => {
  const github = await fakeGithub({
    head: HEAD,
    files: { 'src/a.ts': patch },
    comments: [{ id: 1, login: 'github-actions[bot]', body: 'hello' }],
    threads: [{ id: 'PRRT_1', login: 'github-actions[bot]', path: 'src/a.ts', line: 2, body: 'x' }],
    checks: [{ id: 500, requests: [] }],
  })
  const body = BODIES[`${method} ${path}`]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => IDS[name] ?? '')
  const response = await ask(github.url, `${method} ${filled}`, body)
  expect(response.status).toBe(status)
  expect(answer === undefined ? undefined : unlike(answer, await response.json())).toBeUndefined()
  expect(github.violations).toEqual([])
})

test('a list is told page by page with links to the next and the last', async () => {
  const comments = Array.from({ length: 250 }, (_, id) => ({ id, login: 'bob', body: 'Nice.' }))
  const github = await fakeGithub({ comments })
  const path = '/repos/ada/catalog/issues/7/comments?per_page=100'
  const link = (await ask(github.url, `GET ${path}`)).headers.get('link')
  expect(link).toBe(`<${github.url}${path}&page=2>; rel="next", <${github.url}${path}&page=3>; rel="last"`)
})

test('what the published description does not allow is refused and told', async () => {
  const github = await fakeGithub({ head: HEAD })
  const annotations = Array.from({ length: 51 }, () => ({
    path: 'a',
    start_line: 1,
    end_line: 1,
    annotation_level: 'notice',
    message: 'm',
  }))
  const body = { name: 'teeth', head_sha: HEAD, output: { title: 't', summary: 's', annotations } }
  expect((await ask(github.url, 'POST /repos/ada/catalog/check-runs', body)).status).toBe(422)
  expect(github.violations).toHaveLength(1)
})

test('a stranger is refused', async () => {
  const github = await fakeGithub()
  expect((await fetch(`${github.url}/repos/ada/catalog/pulls/7`)).status).toBe(401)
})

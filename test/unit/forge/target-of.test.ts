/** Which request is meant. */

import { describe, expect, test } from 'vitest'
import type { Env, TargetWish } from '../../../src/forge/target.ts'
import { targetOf } from '../../../src/forge/target-of.ts'
import { refusedWith } from '../../support/refused.ts'

const HEAD = 'b'.repeat(40)
const MERGE = 'c'.repeat(40)
const github = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'ada/catalog',
  GITHUB_SERVER_URL: 'https://github.example.com',
  GITHUB_API_URL: 'https://github.example.com/api/v3',
  GITHUB_WORKFLOW: 'prove',
  GITHUB_RUN_ID: '11',
  GITHUB_SHA: MERGE,
}
const pullRequest = { pull_request: { number: 7, head: { sha: HEAD } } }
const workflowRun = {
  workflow_run: {
    id: 12,
    head_sha: HEAD,
    head_branch: 'lookup',
    head_repository: { owner: { login: 'mallory' } },
    pull_requests: [],
  },
}

describe('on GitHub', () => {
  test('a job of a pull request says all of it', () => {
    expect(targetOf({}, github, pullRequest)).toEqual({
      forge: 'github',
      apiUrl: 'https://github.example.com/api/v3',
      webUrl: 'https://github.example.com/ada/catalog',
      repository: 'ada/catalog',
      request: { kind: 'number', number: 7 },
      head: HEAD,
      standIns: [MERGE],
      workflow: 'prove',
      reportUrl: 'https://github.example.com/ada/catalog/actions/runs/11',
    })
  })

  test('a job after a workflow names the branch of the fork, and links to the run that proved', () => {
    expect(targetOf({}, github, workflowRun)).toMatchObject({
      request: { kind: 'branch', owner: 'mallory', branch: 'lookup' },
      head: HEAD,
      reportUrl: 'https://github.example.com/ada/catalog/actions/runs/12',
    })
  })

  test('only a job of the pull request itself proves the head by its merge commit', () => {
    expect(targetOf({}, github, workflowRun).standIns).toEqual([])
  })

  test('flags win over the event', () => {
    expect(targetOf({ number: 9, head: MERGE, repository: 'bob/tools' }, github, pullRequest)).toMatchObject({
      repository: 'bob/tools',
      request: { kind: 'number', number: 9 },
      head: MERGE,
    })
  })
})

test('on GitLab a job of a merge request says all of it', () => {
  const env = {
    GITLAB_CI: 'true',
    CI_PROJECT_ID: '42',
    CI_MERGE_REQUEST_IID: '7',
    CI_API_V4_URL: 'https://gitlab.example.com/api/v4',
    CI_PROJECT_URL: 'https://gitlab.example.com/ada/catalog',
    CI_PIPELINE_URL: 'https://gitlab.example.com/ada/catalog/-/pipelines/5',
    CI_COMMIT_SHA: MERGE,
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD,
    CI_JOB_NAME: 'teeth',
  }
  expect(targetOf({}, env, undefined)).toEqual({
    forge: 'gitlab',
    apiUrl: 'https://gitlab.example.com/api/v4',
    webUrl: 'https://gitlab.example.com/ada/catalog',
    repository: '42',
    request: { kind: 'number', number: 7 },
    head: HEAD,
    standIns: [MERGE],
    workflow: 'teeth',
    reportUrl: 'https://gitlab.example.com/ada/catalog/-/pipelines/5',
  })
})

type Asked = { readonly wish?: TargetWish; readonly env?: Env; readonly event: unknown }

describe('what is not clear is refused:', () => {
  test.each<[string, Asked]>([
    ['no forge', { env: {}, event: pullRequest }],
    ['no request', { event: { push: {} } }],
    ['no commit', { wish: { number: 7 }, event: undefined }],
    ['a head that is no commit', { wish: { head: 'main' }, event: pullRequest }],
    ['a repository that is a path', { wish: { repository: '../../etc' }, event: pullRequest }],
  ])('%s', (_, { wish = {}, env = github, event }) => {
    expect(refusedWith(() => targetOf(wish, env, event)).code).toBe('forge-unknown')
  })

  test('a token is not sent in the clear to another machine', () => {
    expect(refusedWith(() => targetOf({ apiUrl: 'http://github.example.com' }, github, pullRequest)).code).toBe('usage')
  })
})

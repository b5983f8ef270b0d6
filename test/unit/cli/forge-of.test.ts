/** The forge a command runs on: who keeps the repository, where the project lies in it, where the report can be found. */

import { describe, expect, test } from 'vitest'
import { forgeOf } from '../../../src/cli/forge-of.ts'

const GITHUB = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'ada/catalog',
  GITHUB_RUN_ID: '7',
  GITHUB_WORKSPACE: '/work/catalog',
}
const GITLAB = {
  CI_PROJECT_URL: 'https://gitlab.example/ada/catalog',
  CI_JOB_URL: 'https://gitlab.example/ada/catalog/-/jobs/7',
  CI_PROJECT_DIR: '/builds/catalog',
}

describe('the forge', () => {
  test('is GitHub where it says so', () => {
    expect(forgeOf(GITHUB, '/work/catalog/packages/shop')).toEqual({
      forge: { kind: 'github', url: 'https://github.com/ada/catalog' },
      reportUrl: 'https://github.com/ada/catalog/actions/runs/7',
      pathPrefix: 'packages/shop',
    })
  })

  test('is GitLab where it says so', () => {
    expect(forgeOf(GITLAB, '/builds/catalog/shop')).toEqual({
      forge: { kind: 'gitlab', url: 'https://gitlab.example/ada/catalog' },
      reportUrl: 'https://gitlab.example/ada/catalog/-/jobs/7',
      pathPrefix: 'shop',
    })
  })

  test('is none on a machine that is none', () => {
    expect(forgeOf({}, '/home/ada/catalog')).toEqual({ pathPrefix: '' })
  })

  test.each(['/work/catalog', '/work/catalogue', '/elsewhere'])('has no prefix for a project at %s', (root) => {
    expect(forgeOf(GITHUB, root).pathPrefix).toBe('')
  })
})

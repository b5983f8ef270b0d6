/** The jobs for GitLab, held against the published schema of `.gitlab-ci.yml` by a runner that has it. */

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { git, repository } from '../../support/scratch.ts'

const ROOT = join(import.meta.dirname, '../../..')
const RUNNER = fileURLToPath(import.meta.resolve('gitlab-ci-local/dist/index.js'))
const TEMPLATE = readFileSync(join(ROOT, 'examples/ci/teeth.gitlab-ci.yml'), 'utf8')

/** What the runner says of the file, in a clone as it wants one; it runs no job. */
async function preview(text: string): Promise<string> {
  const cwd = repository({ '.gitlab-ci.yml': text })
  git(cwd, 'remote', 'add', 'origin', 'git@gitlab.example:ada/catalog.git')
  return new Promise((resolve) => {
    execFile(process.execPath, [RUNNER, '--preview'], { cwd }, (_, out, err) => resolve(out + err))
  })
}

test('the template is what the schema allows', async () => {
  const said = await preview(TEMPLATE)
  expect(said).toContain('json schema validated')
  expect(said).not.toContain('Invalid')
})

test('the runner is awake: a key that there is not is found', async () => {
  expect(await preview(TEMPLATE.replace('allow_failure:', 'allow_failur:'))).toContain(
    "'allow_failur' property is not expected",
  )
})

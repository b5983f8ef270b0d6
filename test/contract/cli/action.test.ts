/** The scripts of the action and of the jobs that comment, run by a real shell with what a stranger may have written. */

import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { scratch, type Texts } from '../../support/scratch.ts'

const ACTION = join(import.meta.dirname, '../../../action.yml')
const CI = join(import.meta.dirname, '../../../examples/ci')

/** Runs a script where programs only say what they were given: `given` has a word a line. */
function run(script: string, shell: readonly [string, ...string[]], given: { texts?: Texts; env?: object }) {
  const says = '#!/usr/bin/env bash\nprintf "%s\\n" "$@" >"$HOME/given"\n'
  const programs = { 'bin/npx': says, 'bin/npm': '#!/usr/bin/env bash\n', 'teeth/node_modules/.bin/teeth': says }
  const root = scratch({ ...programs, ...given.texts })
  for (const program of Object.keys(programs)) chmodSync(join(root, program), 0o755)
  const [file, ...args] = shell
  const env = { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}`, HOME: root, ...given.env }
  execFileSync(file, [...args, '-c', script.replaceAll('/opt/', `${root}/`)], { cwd: root, env })
  return { given: readFileSync(join(root, 'given'), 'utf8').split('\n').slice(0, -1), root }
}

const BASH = ['bash', '--noprofile', '--norc', '-eo', 'pipefail'] as const
const [PROVE, DIFF] = parse(readFileSync(ACTION, 'utf8')).runs.steps

const words = (files: string, flags: string) =>
  run(PROVE.run, BASH, {
    env: { GITHUB_OUTPUT: 'output', TEETH_FILES: files, TEETH_FLAGS: flags, TEETH_FOLDER: '.' },
  })

const REPORTS = [
  '--reporter',
  'default',
  '--reporter',
  'json=reports/teeth.json',
  '--reporter',
  'html=reports/teeth.html',
]

test('files and flags are words for teeth', () => {
  const { given, root } = words('src test/a.test.ts', '--changed=main --ratchet')
  expect(given).toEqual(['--no-install', 'teeth', 'src', 'test/a.test.ts', '--changed=main', '--ratchet', ...REPORTS])
  expect(readFileSync(join(root, 'output'), 'utf8')).toBe('ledger=./reports/teeth.json\n')
})

test('without inputs it proves everything', () => {
  expect(words('', '').given).toEqual(['--no-install', 'teeth', ...REPORTS])
})

test('an input is never a command', () => {
  const { given, root } = words('$(touch harm) `touch harm`', '; touch harm')
  expect(given.slice(2, 8)).toEqual(['$(touch', 'harm)', '`touch', 'harm`', ';', 'touch'])
  expect(existsSync(join(root, 'harm'))).toBe(false)
})

test('what to compare with is a word for teeth, whatever it says', () => {
  const { given } = run(DIFF.run, BASH, { env: { TEETH_BASE: '--json $(touch harm)' } })
  expect(given.slice(1, 3)).toEqual(['teeth', 'diff'])
  expect(given.slice(-2)).toEqual(['--', '--json $(touch harm)'])
})

describe('the job that comments', () => {
  const proven = { 'proven/teeth.json': '{}' }
  const both = { ...proven, 'proven/teeth-diff.json': '{}' }

  test.each([
    ['both ledgers', both, ['teeth.json', 'teeth-diff.json']],
    ['the one that is there', proven, ['teeth.json']],
  ])('on GitHub hands on %s', (_, texts, files) => {
    const { steps } = parse(readFileSync(join(CI, 'teeth-comment.yml'), 'utf8')).jobs.comment
    const script = steps.at(-1).run.replaceAll('$RUNNER_TEMP', '$HOME')
    const { given, root: home } = run(script, BASH, { texts })
    expect(given).toEqual(['comment', ...files.flatMap((file) => ['--from', `${home}/proven/${file}`]), '--notes'])
  })

  test.each([
    ['both ledgers', both, ['teeth.json', 'teeth-diff.json']],
    ['the one that is there', proven, ['teeth.json']],
  ])('on GitLab hands on %s', (_, texts, files) => {
    const { script } = parse(readFileSync(join(CI, 'teeth.gitlab-ci.yml'), 'utf8'))['teeth-comment']
    const lines = script.join('\n').replaceAll('$CI_PROJECT_DIR', '$HOME/proven')
    const { given, root: home } = run(lines, ['sh', '-e'], { texts })
    expect(given).toEqual(['comment', ...files.flatMap((file) => ['--from', `${home}/proven/${file}`]), '--notes'])
  })
})

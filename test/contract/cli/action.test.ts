/** The script of the action, run by a real bash with inputs that a stranger may have written. */

import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { scratch } from '../../support/scratch.ts'

const ACTION = join(import.meta.dirname, '../../../action.yml')

/** Runs the step as GitHub does, with an `npx` that only says what it was given. */
function words(files: string, flags: string): { readonly given: readonly string[]; readonly root: string } {
  const root = scratch({ 'bin/npx': '#!/usr/bin/env bash\nprintf "%s\\n" "$@" >given\n' })
  chmodSync(join(root, 'bin/npx'), 0o755)
  const script: string = parse(readFileSync(ACTION, 'utf8')).runs.steps[0].run
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: root,
    env: {
      PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}`,
      GITHUB_OUTPUT: join(root, 'output'),
      TEETH_FILES: files,
      TEETH_FLAGS: flags,
      TEETH_FOLDER: '.',
    },
  })
  return { given: readFileSync(join(root, 'given'), 'utf8').split('\n').slice(0, -1), root }
}

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

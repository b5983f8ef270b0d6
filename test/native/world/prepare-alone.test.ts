/** A command of the user's whose asker is killed: neither it nor anything it started goes on alone. */

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PrepareTerms } from '../../../src/world/prepare.ts'
import { isAlive } from '../../support/is-alive.ts'
import { scratch } from '../../support/scratch.ts'

const PREPARE = new URL('../../../src/world/prepare.ts', import.meta.url).href
const WAIT = { timeout: 30_000, interval: 20 }
/** What is ended at once. Short, so that a trial has an end. */
const SOON = { timeout: 2_500, interval: 20 }

test('a command is ended, with everything it started, when whoever asked is killed: nothing outlives whoever asked for it', async () => {
  const root = scratch()
  const terms: PrepareTerms = { root, env: { PATH: process.env['PATH'] }, mark: root, deadlineMs: 60_000 }
  const script = `import { prepare } from '${PREPARE}'
    await prepare('(sleep 600 & echo $! >> pids; wait) & echo $$ >> pids; wait', ${JSON.stringify(terms)})`
  const asking = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  onTestFinished(() => void asking.kill('SIGKILL'))
  const pids = await vi.waitFor(() => pidsIn(root), WAIT)
  onTestFinished(() => pids.filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL')))
  expect(pids.every(isAlive)).toBe(true)
  asking.kill('SIGKILL')
  await vi.waitFor(() => expect(pids.filter(isAlive), 'nothing outlives whoever asked for it').toEqual([]), SOON)
})

/** Throws until both are there. */
function pidsIn(root: string): readonly number[] {
  const pids = readFileSync(join(root, 'pids'), 'utf8').trim().split('\n').map(Number)
  if (pids.length < 2) throw new Error('one is still to come')
  return pids
}

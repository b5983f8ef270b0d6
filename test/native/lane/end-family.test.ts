/** A process that is ended with its whole family, also with what has neither its group nor a parent in it any more. */

import { execFileSync, spawn } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endFamily } from '../../../src/world/lane/end-family.ts'
import { marked } from '../../../src/world/lane/marked.ts'
import { isAlive } from '../../support/is-alive.ts'
import { scratch } from '../../support/scratch.ts'

/** A kill takes no time to speak of. */
const SOON = { timeout: 1_000, interval: 5 }

test('a family is ended with those that have left it: an orphan is ended too', async () => {
  const mark = scratch()
  const env = marked({ PATH: process.env['PATH'] }, mark)
  const leader = spawn('sleep', ['600'], { env, detached: true, stdio: 'ignore' })
  // Its parent has ended when this is told.
  const orphan = Number(
    execFileSync('sh', ['-c', 'setsid sleep 600 >/dev/null 2>&1 & echo $!'], { env, encoding: 'utf8' }),
  )
  const family = [leader.pid ?? 0, orphan]
  onTestFinished(() => family.filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL')))
  expect(family.map(isAlive)).toEqual([true, true])
  endFamily(leader.pid ?? 0, mark)
  await vi.waitFor(() => expect(family.filter(isAlive), 'an orphan is ended too').toEqual([]), SOON)
})

/** A command that waits for another one to give the tree free: it says so, and can be told to stop waiting. */

import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { lock } from '../../../src/world/lock.ts'
import { rowsProject, start } from '../../support/binary.ts'

test.each(['prove', 'diff', 'pin', 'lint', 'layers'])('%s ends when it is interrupted while it waits', async (name) => {
  const root = rowsProject()
  const held = await lock(root, 'writing')
  onTestFinished(() => held.release())
  const { child, ended } = start(root, name === 'prove' ? [] : [name], { CI: 'true', TMPDIR: tmpdir() })
  await once(child.stderr, 'data')
  child.kill('SIGINT')
  const { code, err } = await ended
  expect({ code, err }).toEqual({ code: 130, err: expect.stringMatching(/^waiting .*\n[\s\S]*interrupted while/) })
})

/** A lane that has to be replaced, with a Vitest that is only pretended: who asks again gets an answer. */

import { expect, onTestFinished, test, vi } from 'vitest'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Lane } from '../../../src/model/world.ts'
import { openRunner } from '../../../src/world/vitest.ts'
import { CONTROL } from '../../support/lane-of.ts'
import { FILE, pretendedVitest } from '../../support/pretended-vitest.ts'

async function opened(root: string, interruption = new AbortController().signal): Promise<Lane> {
  const lane = await openRunner({ root, interruption }).open()
  onTestFinished(() => lane.close())
  return lane
}

test('a lane killed under its tests tries once more', async () => {
  const isFirst = `fs.existsSync('ran-before')`
  const lane = await opened(
    pretendedVitest({
      run: `if (!${isFirst}) { fs.writeFileSync('ran-before', ''); process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}) }`,
    }),
  )
  const { end, tests } = await lane.run({ ...CONTROL, file: FILE })
  expect([end.kind, tests.map(({ state }) => state)]).toEqual(['finished', ['passed']])
})

test('what asks on after an interruption is told of it', async () => {
  const root = pretendedVitest({ run: `fs.writeFileSync('running', ''); await new Promise(() => {})` })
  const interruption = new AbortController()
  const lane = await opened(root, interruption.signal)
  const run = lane.run({ ...CONTROL, file: FILE })
  await vi.waitUntil(() => existsSync(join(root, 'running')), { timeout: 30_000, interval: 10 })
  interruption.abort()
  const ends = [await run, await lane.run({ ...CONTROL, file: FILE })].map(({ end }) => end.kind)
  expect(ends, 'what asks on after an interruption is told of it').toEqual(['interrupted', 'interrupted'])
})

/** A real StrykerJS whose time is up among its mutants: what it had found is known, and the rest is counted. */

import { expect, onTestFinished, test, vi } from 'vitest'
import { openStryker } from '../../../src/world/stryker.ts'
import { vitestProject } from '../../support/vitest-project.ts'

// StrykerJS starts Vitest several times, and a busy machine takes its time over that.
vi.setConfig({ testTimeout: 300_000 })

test('ends where it stands, and goes on from there the next time', async () => {
  const { root, remove } = vitestProject('sweep/wrong', 5)
  onTestFinished(remove)
  const stryker = openStryker({ root, adds: 'npm i -D' })
  const time = new AbortController()
  let all = 0
  const cut = await stryker.run({
    concurrency: 1,
    timeIsUp: time.signal,
    onProgress: ({ done, of }) => {
      all = of
      if (done > 0) time.abort()
    },
  })
  if (cut.kind !== 'cut') throw new Error(`it is ${cut.kind}`)
  const told = Object.values(cut.report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  expect(told.length).toBeGreaterThan(0)
  expect([cut.untried, told.includes('Pending')]).toEqual([all - told.length, false])
  expect(cut.untried).toBeGreaterThan(0)

  const next = await stryker.run({ concurrency: 1, onProgress: () => undefined })
  if (next.kind !== 'finished') throw new Error(`it is ${next.kind}`)
  expect(Object.values(next.report.files).flatMap(({ mutants }) => mutants)).toHaveLength(all)
})

test('has not begun where its time is up before it knows a mutant', async () => {
  const { root, remove } = vitestProject('sweep/wrong', 5)
  onTestFinished(remove)
  const stryker = openStryker({ root, adds: 'npm i -D' })
  const end = await stryker.run({ concurrency: 1, timeIsUp: AbortSignal.timeout(50), onProgress: () => undefined })
  expect(end).toEqual({ kind: 'not-begun' })
})

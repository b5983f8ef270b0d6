/** An interruption while Vitest starts: nobody waits for a configuration that may never load. */

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRunner } from '../../../src/world/vitest.ts'
import { pretendedVitest } from '../../support/pretended-vitest.ts'

/** Far less than a lane is waited for, far more than it takes to end one. */
const SOON = { timeout: 2_000, interval: 10 }

/** A Vitest that does not start before it is let go. */
const STUCK = `fs.writeFileSync('starting', '')
  while (!fs.existsSync('let-go')) await new Promise((resolve) => setTimeout(resolve, 20))`

test('an interruption while Vitest starts ends the lane at once', async () => {
  const root = pretendedVitest({ start: STUCK })
  const interruption = new AbortController()
  const opening = openRunner({ root, interruption: interruption.signal }).open()
  let outcome: unknown = 'still starting'
  opening.then(
    () => (outcome = 'opened'),
    ({ code }) => (outcome = code),
  )
  onTestFinished(async () => {
    writeFileSync(join(root, 'let-go'), '')
    await opening.then((lane) => lane.close()).catch(() => undefined)
  })
  await vi.waitUntil(() => existsSync(join(root, 'starting')), { timeout: 30_000, interval: 10 })
  interruption.abort()
  await vi.waitFor(() => expect(outcome).toBe('interrupted-while-starting'), SOON)
})

/** An interruption while Vitest starts: nobody waits for a configuration that may never load. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRunner } from '../../../src/world/vitest.ts'
import { type VitestProject, vitestProject } from '../../support/vitest-project.ts'

/** Far less than a lane is waited for, far more than it takes to end one. */
const LONG_MS = 4_000

let project: VitestProject

beforeEach(() => {
  project = vitestProject('lane/ends', 5)
  writeFileSync(
    join(project.root, 'vitest.config.ts'),
    'await new Promise(() => setInterval(() => undefined, 1_000))\n',
  )
})
afterEach(() => project.remove())

test('an interruption while Vitest starts ends the lane at once', async () => {
  const interruption = new AbortController()
  const opened = openRunner({ root: project.root, interruption: interruption.signal })
    .open()
    .then(
      () => 'opened',
      ({ code }) => code,
    )
  expect(await Promise.race([opened, delay(500, 'still starting')])).toBe('still starting')
  interruption.abort()
  expect(await Promise.race([opened, delay(LONG_MS, 'still starting')])).toBe('interrupted-while-starting')
})

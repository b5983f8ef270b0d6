/** An audit where nothing has been remembered yet. */

import { expect, test } from 'vitest'
import { run } from '../../../src/cli/run.ts'
import { fakeHost } from '../../support/fake-host.ts'
import { scratch } from '../../support/scratch.ts'

test('an audit without a history says how to begin one', async () => {
  const { host, said } = fakeHost(['audit'], { cwd: scratch({ 'package.json': '{}' }) })
  expect(await run(host)).toBe(2)
  expect(said().err, 'an audit without a history says how to begin one').toContain('next  Run `teeth --history` first')
})

/** The search in a project of ten thousand files. */

import { expect, test } from 'vitest'
import { files } from '../../../src/world/files.ts'
import { scratch } from '../../support/scratch.ts'

test('the search takes ten thousand files in less than two seconds of work', async () => {
  const body = 'export const rows = (a: number) => a + 1\n'.repeat(100)
  const names = Array.from({ length: 10_000 }, (_, index) => `src/${index % 100}/rows-${index}.ts`)
  const root = scratch(Object.fromEntries(names.map((name) => [name, body])))
  const before = process.cpuUsage()
  expect(await files(root, async () => undefined).search('@teeth', names)).toEqual([])
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(2000)
})

/** A StrykerJS that comes to no end: its last words are quoted, and nothing is left half-written. */

import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { teeth } from '../../support/binary.ts'
import { vitestProject } from '../../support/vitest-project.ts'

// StrykerJS starts Vitest several times, and a busy machine takes its time over that.
vi.setConfig({ testTimeout: 300_000 })

test('ends with 70 and what it said last', async () => {
  const { root, remove } = vitestProject('sweep/narrow', 5)
  onTestFinished(remove)
  writeFileSync(
    join(root, 'test/oven.test.ts'),
    "import { test } from 'vitest'\nimport '../src/oven.ts'\ntest('opens', () => { throw new Error('no flour') })\n",
  )
  const { code, err, out } = await teeth(root, ['sweep', '--json', '--output-file', 'report.json'])
  expect(err).toMatch(/StrykerJS ended with exit code 1\. Its last words:\n[\s\S]*no flour/)
  expect(err).not.toContain('INFO')
  expect({ code, out }).toEqual({ code: 70, out: '' })
  expect(readdirSync(root)).not.toContain('report.json')
  expect(readdirSync(join(root, '.teeth'))).toEqual(['.gitignore', 'sweep'])
  expect(readdirSync(join(root, '.teeth/sweep'))).toEqual([])
})

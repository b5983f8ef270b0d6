/** A diff or a pin that is interrupted: it ends with 130, claims nothing, and leaves the tree and no process behind. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { rowsProject, start } from '../../support/binary.ts'
import { commit, git, scratch, write } from '../../support/scratch.ts'

const OLD = `export function findRow(rows, id) {
  return rows.find((row) => row.id === id)
}
`

const HANGS = `import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import '../src/rows.ts'

test('reads the row from the requested plane', () => {
  writeFileSync(process.env.RUNNING, '')
  return new Promise(() => {})
}, 60_000)
`

/** Vitest starts and a test of it begins in less, also on a busy machine. */
const LONGEST_MS = 30_000

/** A fix whose test never ends, looked at until the test is running. */
async function hanging(words: readonly string[]) {
  const root = rowsProject({ 'src/rows.ts': OLD, 'test/rows.test.ts': '' })
  write(root, { 'src/rows.ts': OLD.replace('=== id', '== id'), 'test/rows.test.ts': HANGS })
  commit(root, 'fix: find rows by number')
  const running = join(scratch(), 'running')
  const started = start(root, words, { CI: 'true', RUNNING: running })
  await vi.waitUntil(() => existsSync(running), { timeout: LONGEST_MS })
  return { root, ...started }
}

test('a diff seals what it knows, and that is nothing of the units', async () => {
  const { root, child, ended } = await hanging(['diff', '-c', 'HEAD', '--json'])
  child.kill('SIGINT')
  const { code, out, err } = await ended
  expect(code).toBe(130)
  expect(JSON.parse(out)).toMatchObject({ exitCode: 130, units: [{ verdict: 'unmeasured' }], findings: [], strays: [] })
  expect(err).toContain('interrupted by SIGINT')
  expect(git(root, 'status', '--porcelain')).toBe('')
})

test('a pin writes nothing', async () => {
  const { root, child, ended } = await hanging(['pin', '--write'])
  child.kill('SIGTERM')
  const { code, out, err } = await ended
  expect({ code, out }).toEqual({ code: 130, out: '' })
  expect(err).toContain('nothing was written')
  expect(git(root, 'status', '--porcelain')).toBe('')
})

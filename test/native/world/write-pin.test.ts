/** A proven guard on its way to the disk. */

import { chmodSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePin } from '../../../src/cli/write-pin.ts'
import { files } from '../../../src/world/files.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch, write } from '../../support/scratch.ts'

const draft = {
  words: { id: 'a', behaviour: 'a' },
  test: 'a.test.ts',
  sites: [],
  texts: new Map([
    ['a.ts', 'new a'],
    ['b.ts', 'new b'],
  ]),
}
const before = new Map([
  ['a.ts', 'a'],
  ['b.ts', 'b'],
])

test('replaces every file and keeps its mode', async () => {
  const root = scratch({ 'a.ts': 'a', 'b.ts': 'b' })
  chmodSync(join(root, 'a.ts'), 0o755)
  await writePin({ draft, before }, { root, world: { files: files(root, async () => undefined) } })
  expect(['a.ts', 'b.ts'].map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(['new a', 'new b'])
  expect(statSync(join(root, 'a.ts')).mode & 0o777).toBe(0o755)
})

test('writes nothing over a file that was edited meanwhile, nor over the others', async () => {
  const root = scratch({ 'a.ts': 'a', 'b.ts': 'b' })
  write(root, { 'b.ts': 'late' })
  const writing = () => writePin({ draft, before }, { root, world: { files: files(root, async () => undefined) } })
  expect((await rejectedWith(writing)).code).toBe('not-pinned')
  expect(['a.ts', 'b.ts'].map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(['a', 'late'])
})

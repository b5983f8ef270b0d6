/** Files that somebody else may have made. */

import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readForeign } from '../../../src/world/read-foreign.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

test('a plain file is read', async () => {
  expect(await readForeign(join(scratch({ 'a.json': '{"ü":1}' }), 'a.json'), 100)).toBe('{"ü":1}')
})

test('a ledger that is a link is not read', async () => {
  const root = scratch({ secret: 'sh' })
  symlinkSync(join(root, 'secret'), join(root, 'a.json'))
  const outcome = await readForeign(join(root, 'a.json'), 100).catch((error: unknown) => error)
  expect(String(outcome), 'a ledger that is a link is not read').toContain('is no plain file')
})

test.each<[string, (root: string) => void, string]>([
  ['nothing', () => undefined, 'is not there'],
  ['a folder', (root) => void mkdirSync(join(root, 'a.json')), 'is no plain file'],
])('%s is refused', async (_, make, words) => {
  const root = scratch()
  make(root)
  const error = await rejectedWith(() => readForeign(join(root, 'a.json'), 100))
  expect([error.code, error.message]).toEqual(['ledger-unreadable', expect.stringContaining(words)])
})

test.each([
  ['more than the limit', 'x'.repeat(101), 'has 101 bytes'],
  ['what is no UTF-8', new Uint8Array([0x7b, 0xff]), 'is no UTF-8'],
])('%s is refused', async (_, bytes, words) => {
  const root = scratch({ 'a.json': bytes })
  expect((await rejectedWith(() => readForeign(join(root, 'a.json'), 100))).message).toContain(words)
})

/** What a list says of modules that it does not run. */

import { expect, test } from 'vitest'
import { list } from '../../../src/prove/list.ts'
import { request } from '../../support/guards.ts'
import { textFiles, textWorld } from '../../support/text-world.ts'

const TEXTS = new Map([
  [
    'src/rows.ts',
    '// @teeth plane-aware: reads the plane\n//   test: test/rows.test.ts\n//   revert: with mutants/old-rows.ts#oldRows\nread()\n',
  ],
  ['mutants/old-rows.ts', "export const oldRows = () => 'readAll()'\n"],
  ['mutants/tokens.ts', 'export const tokens = defineGuard({})\n'],
  ['test/rows.test.ts', ''],
])

const world = textWorld(textFiles(TEXTS))

test('a module that a revert takes a function from is not listed as one that defines guards', async () => {
  const { guards, modules } = await list(world, request())
  expect(guards.map(({ id }) => id)).toEqual(['plane-aware'])
  expect(modules).toEqual(['mutants/tokens.ts'])
})

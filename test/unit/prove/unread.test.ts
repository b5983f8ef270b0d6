/** A file that holds a guard and no text. */

import { expect, test } from 'vitest'
import { lint } from '../../../src/prove/lint.ts'
import { list } from '../../../src/prove/list.ts'
import { request } from '../../support/guards.ts'
import { textFiles, textWorld } from '../../support/text-world.ts'

const FILE = 'src/café.ts'

const world = textWorld({
  ...textFiles(new Map()),
  list: async () => [FILE],
  search: async (needle) => (needle === '@teeth' ? [FILE] : []),
  exists: async () => true,
})

test('no guard is skipped silently: a file with a guard that is not UTF-8 is told', async () => {
  const { problems } = await lint(world, request())
  expect(problems, 'a file with a guard that is not UTF-8 is told').toMatchObject([
    { code: 'unparsable-file', place: { file: FILE }, wayOut: `Save \`${FILE}\` as UTF-8.` },
  ])
})

test('a list shows where a guard is that it cannot read', async () => {
  expect((await list(world, request())).unreadable).toEqual([{ file: FILE, line: 1, column: 1 }])
})

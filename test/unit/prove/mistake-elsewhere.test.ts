/** A selected guard that is wrong at a place which is not selected. */

import { expect, test } from 'vitest'
import { lint } from '../../../src/prove/lint.ts'
import { request } from '../../support/guards.ts'
import { textFiles, textWorld } from '../../support/text-world.ts'

const guarded = (id: string) => `// @teeth ${id}: counts\n//   test: test/rows.test.ts\n//   was: count(2)\ncount(1)\n`

const TEXTS = new Map([
  ['src/rows.ts', guarded('counts-rows')],
  ['src/copied.ts', guarded('counts-rows')],
  ['src/planes.ts', guarded('counts-planes')],
  ['src/further.ts', '// @teeth also counts-planes\ncount(1)\n'],
  ['test/rows.test.ts', "test('counts', () => {})\n"],
])

const world = textWorld(textFiles(TEXTS))

test.each([
  ['an id that stands twice, from its first place', 'src/rows.ts', ['duplicate-id']],
  ['an id that stands twice, from its second', 'src/copied.ts', ['duplicate-id']],
  ['a further site without a revert', 'src/planes.ts', ['no-revert']],
])('a mistake at another place of a selected guard is told: %s', async (_what, path, codes) => {
  const { problems } = await lint(world, request({ selection: { paths: [path] } }))
  expect(
    problems.map(({ code }) => code),
    'a mistake at another place of a selected guard is told',
  ).toEqual(codes)
})

test.each([
  ['counts-planes', ['no-revert']],
  ['counts-rows', ['duplicate-id']],
  ['counts-nothing', []],
])('a problem of a guard that the pattern does not mean is not told: %s', async (pattern, codes) => {
  const { problems } = await lint(world, request({ selection: { paths: [], pattern } }))
  expect(
    problems.map(({ code }) => code),
    'a problem of a guard that the pattern does not mean is not told',
  ).toEqual(codes)
})

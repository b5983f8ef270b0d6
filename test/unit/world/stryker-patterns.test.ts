/** Files as StrykerJS takes them: by globs, whatever they are called. */

import picomatch from 'picomatch'
import { expect, test } from 'vitest'
import { strykerPatterns } from '../../../src/world/stryker-patterns.ts'

test.each([
  'src/rows.ts',
  'src/app/[slug]/page.ts',
  'src/app/(group)/[...all]/page.ts',
  'src/{a,b}/it’s *.ts',
  '!(src)/rows.ts',
])('a file whose name reads as a glob is mutated: %s', (file) => {
  const [glob = ''] = strykerPatterns({ file })
  expect(picomatch(glob)(file), 'a file whose name reads as a glob is mutated').toBe(true)
  expect(glob.startsWith('!')).toBe(false)
})

test('lines stand behind the name', () => {
  const lines = [
    { first: 1, last: 3 },
    { first: 7, last: 7 },
  ]
  expect(strykerPatterns({ file: 'src/rows.ts', lines })).toEqual(['src/rows.ts:1-3', 'src/rows.ts:7-7'])
})

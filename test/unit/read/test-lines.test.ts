/** Where the tests of a file stand. */

import { expect, test } from 'vitest'
import { testLines } from '../../../src/read/test-lines.ts'

const TEXT = `import { describe, test as check } from 'vitest'

type Row = { id: string }
describe('rows', () => {
  check('are found', () => {
    type Found = Row
  })
  for (const plane of ['main', 'draft']) check.skip(\`of \${plane}\`, () => {})
})
check.each([1, 2])('row %i', (number) => {
  rows(number)
})
`

test('the lines of every call that makes a test, and of nothing else', () => {
  expect(testLines('rows.test-d.ts', TEXT)).toEqual([
    [5, 7],
    [8, 8],
    [10, 12],
  ])
})

test('a text without a test has none, whatever it is', () => {
  expect(testLines('rows.test-d.ts', '')).toEqual([])
  expect(testLines('rows.test-d.ts', 'test(')).toHaveLength(1)
})

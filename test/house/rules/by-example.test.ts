import { describe, expect, test } from 'vitest'
import { house } from '../house-file.ts'
import { byExample } from './by-example.ts'

const DRAWN = `
  import { test as property } from '@fast-check/vitest'
  test('keeps a row', () => {})
  property.prop([rows])('keeps rows', () => {})
`
const guard = (test: string): string => `// @teeth rows-stay: rows stay\n//   test: ${test}\n//   revert: remove\nf()\n`
const lines = (test: string) =>
  byExample(
    house({ 'src/rows.ts': guard(test), 'test/rows.test.ts': DRAWN, 'test/plain.test.ts': "test('keeps a row')" }),
  ).map(({ file, line }) => `${file}:${line}`)

describe('a guard names an example where its test file holds properties', () => {
  test.each([
    ['the whole file', 'test/rows.test.ts'],
    ['a property', 'test/rows.test.ts > keeps rows'],
    ['a property of a suite', 'test/rows.test.ts > what lasts > keeps rows'],
  ])('not %s', (_, test) => {
    expect(lines(test)).toEqual(['src/rows.ts:2'])
  })

  test.each([
    ['an example', 'test/rows.test.ts > keeps a row'],
    ['any test of a file without properties', 'test/plain.test.ts'],
    ['a file that is not there', 'test/gone.test.ts'],
  ])('but %s', (_, test) => {
    expect(lines(test)).toEqual([])
  })
})

/** Selection: paths, patterns and changed files narrow, and nothing widens. */

import { describe, expect, test } from 'vitest'
import { contains, select, selectable } from '../../../src/prove/select.ts'
import { guard } from '../../support/guards.ts'

const lookup = selectable(guard())
const longer = selectable(
  guard({
    id: 'plane-aware-lookup-cache',
    tests: [{ file: 'test/cache.test.ts' }],
    place: { file: 'src/cache.ts', line: 1, column: 1 },
    sites: [],
  }),
)
const all = [lookup, longer]
const idsOf = (selection: Parameters<typeof select>[1], changed?: readonly string[]) =>
  select(all, selection, changed).map(({ id }) => id)

describe('paths', () => {
  test('no path means every guard', () => {
    expect(idsOf({ paths: [] })).toEqual(['plane-aware-lookup', 'plane-aware-lookup-cache'])
  })

  test.each([
    ['a source file', 'src/rows.ts'],
    ['a test file', 'test/rows.test.ts'],
  ])('%s selects its guards only', (_, path) => {
    expect(idsOf({ paths: [path] })).toEqual(['plane-aware-lookup'])
  })

  test('a folder selects all below it, and not its namesakes', () => {
    expect(idsOf({ paths: ['src'] })).toHaveLength(2)
    expect(idsOf({ paths: ['sr'] })).toEqual([])
    expect(contains('src/row', 'src/rows.ts')).toBe(false)
  })

  test('the root contains every file', () => {
    expect(idsOf({ paths: ['.'] })).toHaveLength(2)
  })
})

describe('pattern', () => {
  test('an id given whole means that guard alone', () => {
    expect(idsOf({ paths: [], pattern: 'plane-aware-lookup' })).toEqual(['plane-aware-lookup'])
  })

  test('part of an id or of a behaviour selects without regard to case', () => {
    expect(idsOf({ paths: [], pattern: 'AWARE' })).toHaveLength(2)
    expect(idsOf({ paths: [], pattern: 'Requested plane' })).toHaveLength(2)
  })

  test('slashes make a regular expression', () => {
    expect(idsOf({ paths: [], pattern: '/CACHE$/i' })).toEqual(['plane-aware-lookup-cache'])
  })
})

describe('changed files', () => {
  test('a guard counts as changed with its site or its test', () => {
    expect(idsOf({ paths: [] }, ['src/rows.ts'])).toEqual(['plane-aware-lookup'])
    expect(idsOf({ paths: [] }, ['test/cache.test.ts'])).toEqual(['plane-aware-lookup-cache'])
  })

  test('no changed file selects nothing', () => {
    expect(idsOf({ paths: [] }, [])).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { nearest } from '../../../src/model/nearest.ts'
import { nearestPath } from '../../../src/model/nearest-path.ts'

const KEYS = ['test', 'was', 'revert', 'names', 'fails', 'layer', 'prepare', 'because']

test.for([
  ['tset', 'test'],
  ['tests', 'test'],
  ['tes', 'test'],
  ['TEST', 'test'],
  ['revrt', 'revert'],
  ['name', 'names'],
  ['becuase', 'because'],
])('`%s` is nearest to `%s`', ([word = '', known]) => {
  expect(nearest(word, KEYS)).toBe(known)
})

test.for(['', 'x', 'description', 'zzz'])('`%s` is near to nothing', (word) => {
  expect(nearest(word, KEYS)).toBeUndefined()
})

test('the first of equally near words wins', () => {
  expect(nearest('cat', ['bat', 'hat'])).toBe('bat')
})

test('nothing is near where nothing is known', () => {
  expect(nearest('test', [])).toBeUndefined()
})

const FILES = ['src/cli.ts', 'src/rows.ts', 'test/rows.test.ts', 'test/cart/seats.test.ts']

test.for([
  ['a slip in its name', 'src/rwos.ts', 'src/rows.ts'],
  ['a slip in its folder', 'scr/rows.ts', 'src/rows.ts'],
  ['another folder', 'test/seats.test.ts', 'test/cart/seats.test.ts'],
  ['another ending', 'src/rows.tsx', 'src/rows.ts'],
])('a file is near with %s', ([, path = '', file]) => {
  expect(nearestPath(path, FILES)).toBe(file)
})

test.for(['src/nope.ts', 'test/places.test.ts', 'src', ''])(
  'a file of quite another name is not named for `%s`',
  (path) => {
    expect(nearestPath(path, FILES), 'a file of quite another name is not named').toBeUndefined()
  },
)

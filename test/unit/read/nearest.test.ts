import { expect, test } from 'vitest'
import { nearest } from '../../../src/model/nearest.ts'

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

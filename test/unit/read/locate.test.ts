import { expect, test } from 'vitest'
import { locator } from '../../../src/syntax/locate.ts'

test.for([
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 3, 2, 1],
  ['a\rb', 2, 2, 1],
  ['a\r\n\r\nbc', 6, 3, 2],
  ['abc', 2, 1, 3],
  ['\uFEFFabc', 1, 1, 1],
  ['\uFEFFa\nb', 3, 2, 1],
  ['', 0, 1, 1],
] as const)('in %j offset %i is line %i column %i', ([text, offset, line, column]) => {
  expect(locator('a.ts', text)(offset)).toEqual({ file: 'a.ts', line, column })
})

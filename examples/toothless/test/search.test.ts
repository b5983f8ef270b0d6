import { expect, test } from 'vitest'
import { search } from '../src/search.ts'

test('an unknown room is not found', () => {
  expect(search(['a', 'b'], 'c')).toBe(-1)
})

import { expect, test } from 'vitest'
import { keys } from '../src/keys.ts'

test('every room has one key', () => {
  expect(keys(['a', 'a', 'b'])).toEqual(['a', 'b'])
})

import { expect, test } from 'vitest'
import { nights } from '../src/nights.ts'

test('counts', () => {
  expect(nights(3, 3)).toBe(0)
})

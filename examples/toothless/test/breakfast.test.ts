import { expect, test } from 'vitest'
import { breakfast } from '../src/breakfast.ts'

test('breakfast is later on weekends', () => {
  expect(breakfast(false)).toBe('9:00')
})

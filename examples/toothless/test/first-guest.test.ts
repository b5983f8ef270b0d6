import { expect, test } from 'vitest'
import { firstGuest } from '../src/first-guest.ts'

test('an empty room has no first guest', () => {
  expect(firstGuest([])).toBe('')
})

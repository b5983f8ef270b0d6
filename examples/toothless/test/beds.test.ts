import { expect, test } from 'vitest'
import { beds } from '../src/beds.ts'

test('there is a bed for every guest', () => {
  expect(beds(3)).toBe(3)
})

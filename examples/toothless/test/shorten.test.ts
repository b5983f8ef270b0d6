import { expect, test } from 'vitest'
import { shorten } from '../src/shorten.ts'

test('a shortened text ends at the end of a word', () => {
  expect(shorten('ships and gulls', 10).length).toBeLessThanOrEqual(10)
})

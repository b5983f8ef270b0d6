import { expect, test, vi } from 'vitest'
import { total } from '../src/total.ts'

vi.mock('../src/rates.ts', () => ({ rateOf: () => 0.09 }))

test('the krona has a rate of its own', () => {
  expect(total([{ amount: 100, currency: 'SEK' }])).toBe(9)
})

import { expect, test } from 'vitest'
import { priceLabel } from '../src/price-label.ts'

test.each([
  [9000, '90.00 €'],
  [9950, '99.50 €'],
])('two decimals: %i cents are %s', (cents, label) => {
  expect(priceLabel(cents)).toBe(label)
})

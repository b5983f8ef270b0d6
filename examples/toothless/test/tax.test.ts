import { expect, test } from 'vitest'
import { withTax } from '../src/tax.ts'

test('tax is rounded to whole cents', () => {
  expect(withTax(99)).toBe(111)
})

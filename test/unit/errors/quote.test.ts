/** Foreign text in a sentence. */

import { expect, test } from 'vitest'
import { quote } from '../../../src/errors/quote.ts'

test.each([
  ['a title', 'stock > counts', '`stock > counts`'],
  ['the first line that says something', '\n  \r\nexpected 1\nto be 2', '`expected 1`'],
  ['its backticks', 'Snapshot `stock 1` mismatched', "`Snapshot 'stock 1' mismatched`"],
  ['nothing', '', '``'],
])('quotes %s', (_what, text, quoted) => {
  expect(quote(text)).toBe(quoted)
})

test('cuts what is too long to read', () => {
  expect(quote('x'.repeat(5_000)).length).toBeLessThan(210)
})

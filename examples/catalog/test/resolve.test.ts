import { expect, test } from 'vitest'
import { resolve } from '../src/resolve.ts'

test('a value may hold tokens itself', () => {
  expect(resolve('from {price}', { price: '{amount} €', amount: '90' })).toBe('from 90 €')
})

test('a loop of tokens ends', () => {
  expect(resolve('{a}', { a: 'x{b}', b: 'y{a}' })).toBe('xy{a}')
})

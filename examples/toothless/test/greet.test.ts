import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/greet.ts'

test('a guest without a name is greeted as a guest', () => {
  expect(LANGUAGES).toContain('sv')
})

import { expectTypeOf, test } from 'vitest'
import type { Floor } from '../src/floor.ts'

test('a floor is a number', () => {
  expectTypeOf<Floor>().toEqualTypeOf<number>()
})

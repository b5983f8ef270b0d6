import { premise } from 'teeth/vitest'
import { expect, test } from 'vitest'
import { SEASONS } from '../src/season.ts'

test('a night in summer costs more', () => {
  premise('there are two seasons', Object.keys(SEASONS).length === 2)
  expect(SEASONS.summer).toBeGreaterThan(SEASONS.winter)
})

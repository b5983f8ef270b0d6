import { expect, test } from 'vitest'
import { duration } from '../../../src/report/duration.ts'

test.each([
  [0, '0 ms'],
  [820.4, '820 ms'],
  [999.6, '1.0 s'],
  [2_413, '2.4 s'],
  [59_949, '59.9 s'],
  [59_960, '1 min 0 s'],
  [192_000, '3 min 12 s'],
])('%d ms is said as "%s"', (milliseconds, said) => {
  expect(duration(milliseconds)).toBe(said)
})

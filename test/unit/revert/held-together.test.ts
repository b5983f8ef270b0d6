/** Old code that would fall apart in its place, or take something with it; `precedence.test.ts` tries all pairs. */

import { expect, test } from 'vitest'
import { reverted } from './reverted.ts'

const CASES = [
  ['a + b', 'q = «x» * y', 'q = (a + b) * y'],
  ['a, b', 'q = «x»', 'q = (a, b)'],
  ['a ?? b', 'q = «x» ? y : z', 'q = a ?? b ? y : z'],
  ['() => a', 'q = «x» || y', 'q = (() => a) || y'],
  ['() => a', 'class Q extends «x» {}', 'class Q extends (() => a) {}'],
  ['a ? b : c', 'q = `y${«x»}z`', 'q = `y${a ? b : c}z`'],
  ['-a', 'q = «x» ** y', 'q = (-a) ** y'],
  ['a = b', 'q = !«x»', 'q = !(a = b)'],
] as const

test.each(CASES)('an expression stays one where it comes to: `%s` in `%s`', (code, place, expected) => {
  expect(reverted({ kind: 'was', code }, place)).toBe(expected)
})

/** Calls of the user's own code, that end and that do not. */

import { expect, test } from 'vitest'
import { boundedCall } from '../../../src/world/bounded-call.ts'

/** Blocks as a loop without an end would, but lets a test without a limit end red. */
function loop(): string {
  const end = performance.now() + 1_500
  while (performance.now() < end);
  return 'ended by itself'
}

test('a function that loops is ended', () => {
  expect(() => boundedCall(loop, 50), 'a function that loops is ended').toThrow('timed out')
})

test('what the function answers is handed on', () => {
  const answer = { text: 'return 1' }
  expect(boundedCall(() => answer)).toBe(answer)
})

test('what the function throws is handed on', () => {
  const error = new RangeError('no such row')
  expect(() =>
    boundedCall(() => {
      throw error
    }),
  ).toThrow(error)
})

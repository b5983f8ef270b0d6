/** A signal that comes after some time, as clocks measure it and as people ask for it. */

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { timer } from '../../../src/world/timer.ts'

test('a signal comes after a time of any length: of a part of a millisecond', async () => {
  expect(() => timer(0.25), 'a signal comes after a time of any length').not.toThrow()
  const signal = timer(0.25)
  if (!signal.aborted) await once(signal, 'abort')
  expect(signal.aborted).toBe(true)
})

test('a signal comes after a time of any length: of ten years', () => {
  expect(() => timer(10 * 365 * 86_400_000), 'a signal comes after a time of any length').not.toThrow()
})

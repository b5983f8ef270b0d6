/** A signal that comes with the first of several. */

import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { either } from '../../../src/model/either.ts'

const never = new AbortController().signal

/** Of a signal that came and that nobody holds any more. */
function afterOneThatIsGone(): AbortSignal {
  const controller = new AbortController()
  const signal = either(never, controller.signal)
  controller.abort('the time is up')
  return signal
}

test('a signal that came has come, whoever has forgotten the one it came from', async () => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const signals = Array.from({ length: 20 }, afterOneThatIsGone)
  await setImmediate()
  if (typeof collect === 'function') collect()
  await setImmediate()
  const reasons = new Set(signals.map(({ aborted, reason }) => (aborted ? reason : 'has not come')))
  expect(reasons, 'a signal that came has come, whoever has forgotten the one it came from').toEqual(
    new Set(['the time is up']),
  )
})

test.each([
  ['the first', (signal: AbortSignal) => either(signal, never)],
  ['the second', (signal: AbortSignal) => either(never, signal)],
])('comes with %s of them, also where that has come already', (_, make) => {
  const controller = new AbortController()
  const signal = make(controller.signal)
  expect(signal.aborted).toBe(false)
  controller.abort('SIGINT')
  expect([signal, make(controller.signal)].map(({ aborted, reason }) => [aborted, reason])).toEqual([
    [true, 'SIGINT'],
    [true, 'SIGINT'],
  ])
})

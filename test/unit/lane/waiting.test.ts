import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { LastWords } from '../../../src/world/lane/last-words.ts'
import { INTERRUPTED, LATE, within } from '../../../src/world/lane/within.ts'

const never = new Promise<string>(() => {})

describe('waiting for a lane', () => {
  test('ends with what comes in time', async () => {
    expect(await within(10_000, Promise.resolve('here'))).toBe('here')
  })

  test('ends at the deadline', async () => {
    expect(await within(0, never)).toBe(LATE)
  })

  test('ends with an interruption', async () => {
    const interruption = new AbortController()
    const waiting = within(10_000, never, interruption.signal)
    interruption.abort()
    expect(await waiting).toBe(INTERRUPTED)
  })

  test('ends at once when the interruption came before: nothing is begun after an interruption', async () => {
    const answer = await within(50, never, AbortSignal.abort())
    expect(answer, 'nothing is begun after an interruption').toBe(INTERRUPTED)
  })
})

describe('the last words of a process', () => {
  test('are the end of what it wrote, however much that was', async () => {
    const stream = new PassThrough()
    const words = new LastWords([stream])
    for (let line = 0; line < 2_000; line += 1) stream.write(`line ${line}\n`)
    stream.end('\u001B[31mleaving\u001B[39m')
    await new Promise((resolve) => stream.once('end', resolve))
    expect([words.text().length < 4_100, words.text().endsWith('line 1999\nleaving')]).toEqual([true, true])
  })

  test('are nothing when it said nothing', () => {
    expect(new LastWords([null]).text()).toBe('')
  })
})

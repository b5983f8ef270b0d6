/** A long `teeth lint` that somebody interrupts. */

import { expect, test } from 'vitest'
import { lint } from '../../../src/prove/lint.ts'
import { request } from '../../support/guards.ts'
import { textFiles, textWorld } from '../../support/text-world.ts'

const guard = (id: string) => `export function ${id}(a: number) {
  // @teeth ${id}-adds: adds one
  //   test: rows.test.ts
  //   was: return a
  return a + 1
}
`

const FILES = new Map([
  ['rows.ts', ['first', 'second', 'third'].map(guard).join('')],
  ['rows.test.ts', "test('adds one', () => {})"],
])

/** Interrupted when this many guards have been looked at. */
function lintedUntil(turns: number) {
  const interruption = new AbortController()
  const world = textWorld(textFiles(FILES))
  let left = turns
  const turn = async (): Promise<void> => {
    left -= 1
    if (left === 0) interruption.abort('SIGTERM')
  }
  return lint({ ...world, clock: { ...world.clock, turn }, interruption: interruption.signal }, request())
}

test('an interruption ends a long look at guards', async () => {
  const { guards, left } = await lintedUntil(2)
  expect([guards, left], 'an interruption ends a long look at guards').toEqual([2, 1])
})

test('one that comes too late leaves none', async () => {
  expect(await lintedUntil(3)).toEqual({ guards: 3, left: 0, stale: [], problems: [] })
})

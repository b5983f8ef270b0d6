/** How far a command is, in guards. */

import { expect, test } from 'vitest'
import type { Verdict } from '../../../src/model/verdict.ts'
import { decidedGuards } from '../../../src/prove/decided.ts'
import { unit } from '../../support/guards.ts'

const UNITS = ['twice', 'twice', 'once'].map((id) => unit({ id }))

function settled(index: number, verdict: Verdict) {
  const one = UNITS[index]
  if (one === undefined) throw new Error('there is no such unit')
  return { unit: one, judgement: { verdict, reason: { kind: 'stayed-green' }, alsoNoticedBy: [] } } as const
}

test.each([
  ['by the last test of it', [settled(0, 'bites'), settled(2, 'bites'), settled(1, 'bites')], [undefined, 1, 2]],
  ['by the first that does not bite', [settled(0, 'toothless'), settled(1, 'bites')], [1, undefined]],
  ['by one test that does not bite', [settled(0, 'toothless'), settled(1, 'toothless')], [1, undefined]],
  ['by a later test that does not bite', [settled(1, 'bites'), settled(0, 'stale')], [undefined, 1]],
])('a guard with two tests is counted once, when it is decided: %s', (_what, all, done) => {
  const decided = decidedGuards(UNITS)
  expect(
    all.map((one) => decided(one)),
    'a guard with two tests is counted once, when it is decided',
  ).toEqual(done.map((number) => number && { done: number, of: 2 }))
})

/** Of several proofs of one guard the one that speaks for it. */

import { expect, test } from 'vitest'
import { WORST_FIRST, worst } from '../../../src/judge/worst.ts'
import { VERDICT_TEXTS } from '../../../src/errors/verdict-texts.ts'
import { VERDICTS } from '../../../src/model/verdict.ts'

test('a guard bites only if each of its tests bites', () => {
  expect(worst(['bites', 'bites'])).toBe('bites')
  for (const verdict of VERDICTS) expect(worst(['bites', verdict, 'bites'])).toBe(verdict)
})

test('a guard without a proof is unmeasured: no proof is no evidence', () => {
  expect(worst([])).toBe('unmeasured')
})

test('every verdict has its place', () => {
  expect(WORST_FIRST.toSorted()).toEqual([...VERDICTS].toSorted())
})

test('the order is that of the exit codes', () => {
  const precedence = [4, 3, 1, 0]
  const places = WORST_FIRST.map((verdict) => precedence.indexOf(VERDICT_TEXTS[verdict].exitCode))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

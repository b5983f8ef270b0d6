/** What a command ends with. */

import { expect, test } from 'vitest'
import { exitCode, type Outcome } from '../../../src/judge/exit-code.ts'
import type { Verdict } from '../../../src/model/verdict.ts'

test.each([
  ['bites', 0],
  ['toothless', 1],
  ['unreached', 1],
  ['unnamed', 1],
  ['incidental', 1],
  ['stale', 3],
  ['red-already', 4],
  ['unobserved', 4],
  ['timed-out', 4],
  ['flaky', 4],
  ['unmeasured', 4],
] as const)('a guard that is %s ends with %i', (verdict, code) => {
  expect(exitCode({ verdicts: ['bites', verdict] })).toBe(code)
})

const EVERYTHING: Outcome = {
  verdicts: ['toothless', 'stale', 'unobserved', 'bites'],
  hasProblems: true,
  wasInterrupted: true,
  hasFault: true,
}

test.each<[string, Outcome, number]>([
  ['a fault of ours comes first', EVERYTHING, 70],
  ['then an interruption', { ...EVERYTHING, hasFault: false }, 130],
  ['then a problem', { ...EVERYTHING, hasFault: false, wasInterrupted: false }, 2],
  ['then what could not be measured', { verdicts: EVERYTHING.verdicts }, 4],
  ['then what is stale', { verdicts: ['toothless', 'stale'] }, 3],
  ['then a test without teeth', { verdicts: ['bites', 'toothless'] }, 1],
])('%s', (_what, outcome, code) => {
  expect(exitCode(outcome)).toBe(code)
})

const NOTHING: readonly Verdict[] = []

test('an empty selection does not pass', () => {
  expect(exitCode({ verdicts: NOTHING })).toBe(2)
})

test('an empty selection passes where that was asked for', () => {
  expect(exitCode({ verdicts: NOTHING, mayBeEmpty: true })).toBe(0)
})

test('where empty is fine a problem still is none', () => {
  expect(exitCode({ verdicts: NOTHING, mayBeEmpty: true, hasProblems: true })).toBe(2)
})

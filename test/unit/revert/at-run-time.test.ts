/** Reverts that no test could feel, and those that one could. */

import { expect, test } from 'vitest'
import type { Revert } from '../../../src/model/revert.ts'
import { atRunTime } from '../../../src/revert/at-run-time.ts'
import { guard } from '../../support/guards.ts'

function reverted(...texts: readonly (readonly [before: string, after: string])[]): Revert {
  const files = texts.map(([before, after], index) => ({
    file: `src/rows-${index}.ts`,
    before,
    after,
    edits: [],
    instrumented: { text: after, trailerAt: after.length, probed: [] },
  }))
  return { kind: 'reverted', files }
}

const TYPES = ['export const rows: Row[] = []', 'export const rows: readonly Row[] = []'] as const
const VALUES = ['export const rows = []', 'export const rows = [1]'] as const

test.each([
  ['types', TYPES],
  ['an alias', ['type Plane = string\nf()', 'type Plane = number\nf()']],
  ['quotes and semicolons', ["f('a');", 'f("a")']],
] as const)('a revert of types or style alone changes nothing that a test could see: %s', (_, texts) => {
  expect(atRunTime(guard(), reverted(texts))).toMatchObject({ kind: 'stale', reason: 'changes-nothing' })
})

test('one site that runs otherwise is enough', () => {
  const revert = reverted(TYPES, VALUES)
  expect(atRunTime(guard(), revert)).toBe(revert)
})

test('a guard about types keeps a revert of types', () => {
  const revert = reverted(TYPES)
  expect(atRunTime(guard({ fails: ['types'] }), revert)).toBe(revert)
})

test('a stale revert keeps its reason', () => {
  const stale: Revert = { kind: 'stale', reason: 'does-not-parse', detail: '', site: 1 }
  expect(atRunTime(guard(), stale)).toBe(stale)
})

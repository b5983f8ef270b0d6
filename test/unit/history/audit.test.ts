/** What became of the guards. */

import { describe, expect, test } from 'vitest'
import { audit } from '../../../src/history/audit.ts'
import type { HistoryLine } from '../../../src/model/history.ts'
import type { Verdict } from '../../../src/model/verdict.ts'

/** A day of November; guards are written `id` or `id: verdict`, with `*` behind it for code that is another. */
function day(number: number, guards: readonly string[], fields: Partial<HistoryLine> = {}): HistoryLine {
  return {
    at: `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`,
    commit: `c${number}`,
    isDirty: false,
    isWhole: true,
    tool: '0.1.0',
    vitest: '5.1.2',
    exitCode: 0,
    guards: new Map(guards.map(remembered)),
    ...fields,
  }
}

function remembered(text: string) {
  const [id = '', verdict = 'bites'] = text.replace('*', '').split(': ')
  // The tests below write verdicts only.
  return [id, { verdict: verdict as Verdict, digest: text.includes('*') ? 'd2' : 'd1', ms: 10 }] as const
}

const PART = { isWhole: false }

const auditOf = (...lines: readonly HistoryLine[]) => audit({ lines, unreadable: 0 })

describe('an audit', () => {
  test('tells what came, changed, went, was lost and healed', () => {
    const before = day(1, ['stays', 'changes', 'goes', 'falls', 'sick: toothless'])
    const after = day(2, ['stays', 'changes*', 'falls: toothless', 'sick', 'comes'])
    expect(auditOf(before, after)).toMatchObject({
      from: { at: before.at, commit: 'c1' },
      to: { at: after.at, commit: 'c2' },
      added: ['comes'],
      changed: ['changes'],
      removed: ['goes'],
      lost: ['falls'],
      healed: ['sick'],
    })
  })

  test('compares with the lines that are before', () => {
    const lines = [day(1, ['a']), day(2, ['a', 'b']), day(3, ['a', 'b', 'c'])]
    expect(audit({ lines, unreadable: 0 }, ({ commit }) => commit !== 'c3')?.added).toEqual(['c'])
  })

  test('knows that a guard is removed only when a run of the whole project is without it', () => {
    expect(auditOf(day(1, ['a', 'b']), day(2, ['a'], PART))?.removed, 'only when a run of the whole project').toEqual(
      [],
    )
  })

  test.each([
    ['the whole project after a part of it', [day(1, ['a'], PART), day(2, ['a', 'b'])], []],
    ['what came after the first whole run', [day(1, ['a'], PART), day(2, ['a', 'b']), day(3, ['a', 'b', 'c'])], ['c']],
    ['one part after another', [day(1, ['a'], PART), day(2, ['b'], PART)], []],
    ['a part after the whole project', [day(1, ['a']), day(2, ['b'], PART)], ['b']],
  ])('knows that a guard is added only when a run of the whole project was without it: %s', (_what, lines, added) => {
    expect(auditOf(...lines)?.added, 'a guard is added only when a run of the whole project was without it').toEqual(
      added,
    )
  })

  test('takes what could not be measured for nothing', () => {
    expect(auditOf(day(1, ['a']), day(2, ['a: unmeasured']))?.lost).toEqual([])
  })

  test('is none without a line', () => {
    expect(auditOf()).toBeUndefined()
  })
})

describe('a row of proofs', () => {
  const sinceOf = (...lines: readonly HistoryLine[]) => auditOf(...lines)?.guards[0]?.provenSince?.slice(8, 10)

  test('goes back to the first of them', () => {
    expect(sinceOf(day(1, ['a']), day(2, ['a']), day(3, ['a']))).toBe('01')
  })

  test('begins anew after a test without teeth', () => {
    expect(sinceOf(day(1, ['a']), day(2, ['a: toothless']), day(3, ['a']))).toBe('03')
  })

  test('begins anew when the guard is another', () => {
    expect(sinceOf(day(1, ['a']), day(2, ['a*']))).toBe('02')
  })

  test('is not broken: a run that could not measure a guard does not break its row of proofs', () => {
    expect(sinceOf(day(1, ['a']), day(2, ['a: red-already']), day(3, ['a']))).toBe('01')
  })

  test('ends where the guard does not bite, with the last proof still told', () => {
    const [guard] = auditOf(day(1, ['a']), day(2, ['a: toothless']))?.guards ?? []
    expect([guard?.provenSince, guard?.lastProven?.commit]).toEqual([undefined, 'c1'])
  })
})

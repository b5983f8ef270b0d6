/** What a run takes back of what was reached. */

import { describe, expect, test } from 'vitest'
import { checkRatchet, reachOf } from '../../../src/history/check-ratchet.ts'
import { NO_RATCHET } from '../../../src/history/read-ratchet.ts'
import type { LedgerEntry } from '../../../src/model/ledger.ts'
import type { Ratchet } from '../../../src/model/ratchet.ts'
import type { Verdict } from '../../../src/model/verdict.ts'
import { bitingGuard } from '../../support/ledgers.ts'

const TODAY = '2026-11-30'
const waiver = { guard: 'a', reason: 'the plane is gone', owner: 'ada', expires: TODAY }

const entry = (id: string, verdict: Verdict = 'bites'): LedgerEntry => ({ ...bitingGuard(id, `is ${id}`, 1), verdict })

function findings(ratchet: Partial<Ratchet>, guards: readonly LedgerEntry[], isWhole = true) {
  return checkRatchet({ ...NO_RATCHET, ...ratchet }, { ledger: { guards, isWhole }, measured: {}, today: TODAY })
}

describe('the ratchet', () => {
  test('has nothing to say where every proven guard still bites', () => {
    expect(findings({ guards: ['a'] }, [entry('a'), entry('new', 'toothless')])).toEqual([])
  })

  test('tells that a guard that is gone from the project is a finding, once all of it was proven', () => {
    expect([findings({ guards: ['a'] }, []), findings({ guards: ['a'] }, [], false)]).toEqual([
      [{ kind: 'guard-left', guard: 'a' }],
      [],
    ])
  })

  test('tells that a guard that another shard proves is not gone', () => {
    const shard = { index: 1, of: 2, configuration: 'c', guards: ['a', 'b'] }
    const facts = { ledger: { guards: [entry('a')], isWhole: true, shard }, measured: {}, today: TODAY }
    const why = 'a guard that another shard proves is not gone'
    expect(checkRatchet({ ...NO_RATCHET, guards: ['a', 'b', 'c'] }, facts), why).toEqual([
      { kind: 'guard-left', guard: 'c' },
    ])
    expect(reachOf({ ...NO_RATCHET, guards: ['a', 'b', 'c'] }, facts), why).toEqual({ guards: 3, unseen: 1 })
  })

  test.each([
    ['a run of a part', false, 1],
    ['a whole run', true, 0],
  ])('counts the guards that %s cannot speak for', (_what, isWhole, unseen) => {
    const facts = { ledger: { guards: [entry('a')], isWhole }, measured: {}, today: TODAY }
    expect(reachOf({ ...NO_RATCHET, guards: ['a', 'b'] }, facts)).toEqual({ guards: 2, unseen })
  })

  test('tells of a guard that does not bite any more', () => {
    expect(findings({ guards: ['a'] }, [entry('a', 'toothless')])).toEqual([
      { kind: 'guard-fell', guard: 'a', verdict: 'toothless' },
    ])
  })

  test('says nothing of a guard that could not be measured', () => {
    expect(findings({ guards: ['a'] }, [entry('a', 'unmeasured')])).toEqual([])
  })

  test('tells of a figure under its floor, and of none that was not measured', () => {
    const ratchet = { ...NO_RATCHET, floors: { score: 80, other: 50 } }
    const facts = { ledger: { guards: [], isWhole: true }, measured: { score: 79.9 }, today: TODAY }
    expect(checkRatchet(ratchet, facts)).toEqual([{ kind: 'floor-broken', name: 'score', floor: 80, measured: 79.9 }])
  })
})

describe('a waiver', () => {
  test('lets its guard leave', () => {
    expect(findings({ guards: ['a'], waivers: [waiver] }, [])).toEqual([])
  })

  test('a waiver holds through its last day and no longer', () => {
    const late = { ...waiver, expires: '2026-11-29' }
    expect(findings({ waivers: [late] }, []), 'a waiver holds through its last day and no longer').toEqual([
      { kind: 'waiver-expired', waiver: late },
    ])
  })

  test('that has run out is no finding when its guard is proven again', () => {
    expect(findings({ guards: ['a'], waivers: [{ ...waiver, expires: '2020-01-01' }] }, [entry('a')])).toEqual([])
  })
})

/** Survivors that somebody answers for, and the floors under what is noticed. */

import { describe, expect, test } from 'vitest'
import { sweepRatchet } from '../../../src/cli/sweep-ratchet.ts'
import type { SurvivorWaiver } from '../../../src/model/sweep.ts'
import { readWaivers } from '../../../src/sweep/read-waivers.ts'
import { FILE, strykerMutant, swept } from './swept.ts'

const WAIVER: SurvivorWaiver = {
  file: FILE,
  original: 'n > 10',
  reason: 'both say 10 for 10',
  owner: 'ann',
  expires: '1970-01-02',
}
const mutants = [strykerMutant('n > 10', 'n >= 10')]
const sweptWith = (waiver: Partial<SurvivorWaiver>) => swept({ mutants, wish: { waivers: [{ ...WAIVER, ...waiver }] } })

describe('a survivor that somebody answers for', () => {
  test('counts neither way, and the report says who and why', async () => {
    const { ledger } = await sweptWith({})
    expect(ledger.score.confirmed.valid).toBe(0)
    expect(ledger.report.files[FILE]?.mutants[0]).toMatchObject({
      status: 'Ignored',
      statusReason: 'teeth: ann answers for it until 1970-01-02: both say 10 for 10',
    })
    expect(ledger.suggestions).toEqual([])
  })

  test.each<[string, Partial<SurvivorWaiver>]>([
    ['that runs out today', { expires: '1970-01-01' }],
    ['about code that is laid out otherwise', { original: 'n\n  > 10' }],
    ['about what comes as well', { replacement: 'n >= 10' }],
  ])('has a waiver %s', async (_, waiver) => {
    expect((await sweptWith(waiver)).ledger.mutants[0]?.waiver?.holds).toBe(true)
  })

  test.each<[string, Partial<SurvivorWaiver>]>([
    ['of another file', { file: 'src/other.ts' }],
    ['of other code', { original: 'n < 10' }],
    ['of what else comes', { replacement: 'true' }],
  ])('has no waiver %s', async (_, waiver) => {
    expect((await sweptWith(waiver)).ledger.mutants[0]?.waiver).toBeUndefined()
  })

  test('a waiver holds through its last day and no longer', async () => {
    const { ledger } = await sweptWith({ expires: '1969-12-31' })
    expect(ledger.score.confirmed.valid).toBe(1)
    expect(sweepRatchet(undefined, ledger).findings).toMatchObject([
      { kind: 'survivor-expired', waiver: { file: FILE, original: 'n > 10', owner: 'ann' } },
    ])
  })
})

describe('waivers in the file', () => {
  const read = (one: object) => readWaivers('ratchet.json', JSON.stringify({ survivors: [one] }))

  test('are read', () => {
    expect(read(WAIVER)).toEqual([WAIVER])
    expect(readWaivers('ratchet.json', undefined)).toEqual([])
    expect(readWaivers('ratchet.json', '{}')).toEqual([])
  })

  test.each(['file', 'original', 'reason', 'owner', 'expires'])(
    'a waiver of a survivor has a reason, an owner and a last day: %s is missed',
    (part) => {
      expect(() => read({ ...WAIVER, [part]: '' })).toThrow(expect.objectContaining({ code: 'ratchet-invalid' }))
    },
  )

  test.each([
    ['no day', { ...WAIVER, expires: 'soon' }],
    ['a day that no calendar has', { ...WAIVER, expires: '2027-02-30' }],
    ['a reason of blanks', { ...WAIVER, reason: '  ' }],
    ['no object', []],
  ])('%s is refused', (_, one) => {
    expect(() => read(one)).toThrow(expect.objectContaining({ code: 'ratchet-invalid' }))
  })
})

describe('floors', () => {
  const killed = [strykerMutant('n > 10', 'true', { status: 'Killed' }), strykerMutant('n > 10', 'false')]

  test('are those of folders', async () => {
    const { ledger } = await swept({ mutants: killed })
    expect(ledger.folders).toEqual([{ folder: 'src', detected: 1, valid: 2 }])
    expect(JSON.parse(sweepRatchet('{}', ledger).updated)).toEqual({ floors: { 'sweep of src': 49 } })
  })

  test('are broken when less is noticed', async () => {
    const { ledger } = await swept({ mutants: killed })
    expect(sweepRatchet('{ "floors": { "sweep of src": 60 } }', ledger).findings).toEqual([
      { kind: 'floor-broken', name: 'sweep of src', floor: 60, measured: 50 },
    ])
  })

  test.each([
    ['lines', { changedSince: 'main', changed: [{ path: FILE, status: 'added', now: 'a\n' }] }],
    ['a file', { paths: [FILE] }],
  ] as const)('say nothing of a sweep of %s', async (_, narrowed) => {
    expect((await swept({ mutants: killed, ...narrowed })).ledger.folders).toEqual([])
  })
})

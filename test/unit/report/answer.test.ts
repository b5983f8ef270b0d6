import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import { VERDICTS } from '../../../src/model/verdict.ts'
import { answer } from '../../../src/report/answer.ts'
import { allBite, everyVerdict, ledgerOf } from '../../support/ledgers.ts'

describe('the answer', () => {
  test('is that all bite', () => {
    expect(answer(allBite())).toBe('3 guards bite')
  })

  test.each<readonly [string, Partial<Ledger['counts']>]>([
    ['1 guard bites', { bites: 1 }],
    ['1 guard has no teeth', { toothless: 1 }],
    ['1 of 12 guards has no teeth', { bites: 11, unnamed: 1 }],
    ['4 of 16 guards have no teeth', { bites: 12, toothless: 1, unreached: 1, unnamed: 1, incidental: 1 }],
    ['2 of 2 guards are stale', { stale: 2 }],
    ['1 of 3 guards has no teeth, 2 could not be measured', { toothless: 1, flaky: 1, 'timed-out': 1 }],
    ['2 of 4 guards could not be measured', { bites: 2, 'red-already': 1, unobserved: 1 }],
  ])('is "%s"', (sentence, counts) => {
    expect(answer(withCounts(counts))).toBe(sentence)
  })

  test('says how many guards were never tried', () => {
    expect(answer({ ...withCounts({ bites: 2, toothless: 1 }), notStarted: 97 })).toBe(
      '1 of 3 guards has no teeth, 97 were not tried',
    )
  })

  test('names problems before the guards that bite', () => {
    expect(answer({ ...allBite(), exitCode: 2, problems: everyVerdict().problems })).toBe('2 problems, 3 guards bite')
  })

  test('says that nothing was selected', () => {
    expect(answer(ledgerOf([]))).toBe('no guard was selected')
  })

  test('says that the command was interrupted', () => {
    expect(answer({ ...withCounts({ bites: 1, unmeasured: 2 }), exitCode: 130 })).toBe(
      'Interrupted: 2 of 3 guards could not be measured',
    )
  })

  test.each(VERDICTS.filter((verdict) => verdict !== 'bites'))(
    'says that guards bite only when every one does: not with %s',
    (verdict) => {
      expect(answer(withCounts({ bites: 2, [verdict]: 1 }))).not.toMatch(/bites?$/)
    },
  )

  const counts = fc.tuple(...VERDICTS.map((verdict) => fc.nat(3).map((number) => [verdict, number] as const)))
  property.prop([counts])('says that guards bite only when every one does', (numbers) => {
    const others = numbers.some(([verdict, number]) => verdict !== 'bites' && number > 0)
    expect(/bites?$/.test(answer(withCounts(Object.fromEntries(numbers))))).toBe(
      !others && numbers.some(([, number]) => number > 0),
    )
  })
})

function withCounts(counts: Partial<Ledger['counts']>): Ledger {
  const ledger = ledgerOf([])
  return { ...ledger, counts: { ...ledger.counts, ...counts } }
}

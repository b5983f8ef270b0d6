/** Shards joined to one ledger, or refused. */

import { describe, expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '../../../src/model/ledger.ts'
import { mergeLedgers } from '../../../src/prove/merge-ledgers.ts'
import { bitingGuard, ledgerOf, toothless } from '../../support/ledgers.ts'
import { refusedWith } from '../../support/refused.ts'

const SELECTED = ['first', 'warns-with-own-token', 'third']
const first = bitingGuard('first', 'is the first', 10)
const third = bitingGuard('third', 'is the third', 50)

function shard(index: number, guards: readonly LedgerEntry[], rest: Partial<Ledger> = {}): Ledger {
  return ledgerOf(guards, { shard: { index, of: 2, configuration: 'c1', guards: SELECTED }, ...rest })
}

const named = (...ledgers: readonly Ledger[]) => ledgers.map((ledger, index) => ({ name: `${index + 1}.json`, ledger }))
const one = shard(1, [third, first], { startedAt: '2026-11-30T10:00:00.000Z', durationMs: 4_000 })
const two = shard(2, [toothless()], { startedAt: '2026-11-30T10:00:01.000Z', durationMs: 9_000, exitCode: 1 })

describe('merged shards', () => {
  test('are the ledger of the whole, in the order of files and lines', () => {
    const merged = mergeLedgers(named(two, one))
    expect(merged.guards.map(({ id }) => id)).toEqual(SELECTED)
    expect([merged.exitCode, merged.counts.bites, merged.counts.toothless, merged.shard]).toEqual([1, 2, 1, undefined])
  })

  test('last from the first start to the last end', () => {
    const { startedAt, durationMs } = mergeLedgers(named(one, two))
    expect([startedAt, durationMs]).toEqual(['2026-11-30T10:00:00.000Z', 10_000])
  })

  test('tell a problem once that every shard has met', () => {
    const problems = [{ code: 'no-test', message: '`a` names no test', wayOut: 'Name one.' }] as const
    const merged = mergeLedgers(named({ ...one, problems, exitCode: 2 }, { ...two, problems, exitCode: 2 }))
    expect([merged.problems, merged.exitCode]).toEqual([problems, 2])
  })

  test('were interrupted when one of them was', () => {
    expect(mergeLedgers(named({ ...one, exitCode: 130 }, two)).exitCode).toBe(130)
  })

  test('may lack guards where there are fewer of them than machines', () => {
    expect(mergeLedgers(named(shard(1, [first, third, toothless()]), shard(2, []))).guards).toHaveLength(3)
  })
})

describe('refused:', () => {
  const foreign = (fields: object) => ({ index: 2, of: 2, configuration: 'c1', guards: SELECTED, ...fields })
  test.each<[string, readonly Ledger[], string]>([
    ['shards of different commits', [one, { ...two, commit: 'f'.repeat(40) }], 'another commit than'],
    ['a missing shard', [one], 'of 2 shards there is no 2'],
    ['a shard twice', [one, shard(1, [])], 'are both shard 1 of 2'],
    ['another configuration', [one, { ...two, shard: foreign({ configuration: 'c2' }) }], 'another configuration'],
    ['another cut', [one, { ...two, shard: foreign({ of: 3 }) }], 'another number of shards'],
    ['another selection', [one, { ...two, shard: foreign({ guards: ['first'] }) }], 'another list of guards'],
    ['another Vitest', [one, { ...two, versions: { ...two.versions, vitest: '4.1.0' } }], 'another version of Vitest'],
    ['a guard of two shards', [one, shard(2, [first])], '`first` in `2.json` was proven by another shard too'],
    [
      'a guard that nobody selected',
      [one, shard(2, [bitingGuard('fourth', 'x', 1)])],
      '`fourth` in `2.json` is no guard',
    ],
    ['a ledger of a whole run', [ledgerOf([first])], 'does not say which shard it is'],
    ['nothing', [], 'there is no ledger of a shard'],
  ])('%s', (_, ledgers, words) => {
    const error = refusedWith(() => mergeLedgers(named(...ledgers)))
    expect([error.code, error.message]).toEqual(['shards-do-not-fit', expect.stringContaining(words)])
  })

  test('with what is wrong in words', () => {
    const error = refusedWith(() => mergeLedgers(named(one, { ...two, shard: foreign({ configuration: 'c2' }) })))
    expect(error.message).toBe('`2.json` has another configuration than `1.json`: `c2`, not `c1`')
  })
})

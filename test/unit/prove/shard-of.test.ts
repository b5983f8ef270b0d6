/** How a selection is cut for several machines. */

import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { shardOf } from '../../../src/prove/shard-of.ts'
import { guard } from '../../support/guards.ts'

const named = (id: string, file: string) => guard({ id, tests: [{ file }] })
const ids = (guards: ReturnType<typeof shardOf>) => guards.map(({ id }) => id)

const selections = fc
  .array(
    fc.record({ file: fc.constantFrom('a', 'b', 'c', 'd'), time: fc.option(fc.integer({ min: 0, max: 5_000 })) }),
    {
      maxLength: 40,
    },
  )
  .map((drawn) => ({
    guards: drawn.map(({ file }, index) => named(`g${index}`, `test/${file}.test.ts`)),
    times: new Map(drawn.flatMap(({ time }, index) => (time === null ? [] : [[`g${index}`, time] as const]))),
  }))

describe('a cut', () => {
  property.prop([selections, fc.integer({ min: 1, max: 7 })])(
    'has every guard in one shard and one only',
    (drawn, of) => {
      const shards = Array.from({ length: of }, (_, at) => shardOf(drawn.guards, { index: at + 1, of }, drawn.times))
      expect(shards.flatMap(ids).toSorted()).toEqual(ids(drawn.guards).toSorted())
    },
  )

  property.prop([selections])('keeps the order of the guards', ({ guards, times }) => {
    const positions = shardOf(guards, { index: 1, of: 2 }, times).map((one) => guards.indexOf(one))
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  })

  test('leaves the guards of a test file together, as they share its controls', () => {
    const guards = ['a', 'b', 'c'].flatMap((file) => [named(`${file}1`, file), named(`${file}2`, file)])
    expect([1, 2, 3].map((index) => ids(shardOf(guards, { index, of: 3 })))).toEqual([
      ['a1', 'a2'],
      ['b1', 'b2'],
      ['c1', 'c2'],
    ])
  })

  test('takes a test file apart that is more than one machine’s part', () => {
    const guards = Array.from({ length: 9 }, (_, index) => named(`g${index}`, 'a'))
    expect([1, 2, 3].map((index) => shardOf(guards, { index, of: 3 }).length)).toEqual([3, 3, 3])
  })

  test('is balanced by recorded times', () => {
    const guards = ['slow', 'a', 'b', 'c'].map((id) => named(id, id))
    const times = new Map([
      ['slow', 900],
      ['a', 300],
      ['b', 300],
      ['c', 300],
    ])
    expect([1, 2].map((index) => ids(shardOf(guards, { index, of: 2 }, times)))).toEqual([['slow'], ['a', 'b', 'c']])
  })
})

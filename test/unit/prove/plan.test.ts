/** Planning: every unit in exactly one batch, long groups cut, as many lanes as pay. */

import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { plan as planned } from '../../../src/prove/plan.ts'
import { unit } from '../../support/guards.ts'

const plan = (units: Parameters<typeof planned>[0], lanes: number) =>
  planned(units, { lanes, isAlone: (layer) => layer === 'native' })

const unitsIn = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => unit({ id: `${file}-${index}`, tests: [{ file }] }))

property.prop([fc.array(fc.nat({ max: 30 }), { maxLength: 8 }), fc.integer({ min: 1, max: 8 })])(
  'every unit is in exactly one batch, with units of its own test file only',
  (sizes, lanes) => {
    const units = sizes.flatMap((size, index) => unitsIn(`t${index}`, size))
    const { batches } = plan(units, lanes)
    expect(batches.flatMap((batch) => batch.units).toSorted(byId)).toEqual(units.toSorted(byId))
    expect(batches.every((batch) => batch.units.every((one) => one.test.file === batch.file))).toBe(true)
    expect(batches.every((batch) => batch.units.length > 0)).toBe(true)
  },
)

test('a check of types and a run of tests share no control', () => {
  const [one, other] = unitsIn('a', 2)
  const batches = one && other && plan([one, { ...other, typeCheck: { tests: [] } }], 1).batches
  expect(
    batches?.map(({ typeCheck, units }) => [typeCheck, units.length]),
    'a check of types and a run of tests share no control',
  ).toEqual([
    [undefined, 1],
    [{ tests: [] }, 1],
  ])
})

describe('serial layers', () => {
  const native = unitsIn('native', 8).map((one) => ({ ...one, layer: 'native' }))

  test('are planned for one lane, whatever there is of them', () => {
    const { batches, lanes } = plan(native, 4)
    expect(lanes).toBe(1)
    expect(batches.map(({ isSerial, units }) => [isSerial, units.length])).toEqual([[true, 8]])
  })

  test('take no lane from the others', () => {
    expect(plan([...native, ...unitsIn('a', 8)], 2).lanes).toBe(2)
  })
})

describe('lanes', () => {
  test('nothing to run opens no lane', () => {
    expect(plan([], 4)).toEqual({ batches: [], lanes: 0 })
  })

  test('a few trials are not worth a second lane', () => {
    expect(plan([...unitsIn('a', 2), ...unitsIn('b', 2)], 4).lanes).toBe(1)
  })

  test('many guards of one test file are shared among lanes', () => {
    const { batches, lanes } = plan(unitsIn('a', 12), 2)
    expect(lanes).toBe(2)
    expect(batches.map((batch) => batch.units.length)).toEqual([6, 6])
  })

  test('the longest batch comes first', () => {
    const { batches } = plan([...unitsIn('short', 1), ...unitsIn('long', 5)], 2)
    expect(batches.map((batch) => batch.file)).toEqual(['long', 'long', 'short'])
  })
})

test('no batch is longer than ten trials between two controls', () => {
  expect(Math.max(...plan(unitsIn('a', 95), 1).batches.map((batch) => batch.units.length))).toBe(10)
})

function byId(
  one: { readonly guard: { readonly id: string } },
  other: { readonly guard: { readonly id: string } },
): number {
  return one.guard.id < other.guard.id ? -1 : 1
}

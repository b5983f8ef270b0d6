/** The ratchet after a run. */

import { test as property, fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { followFloors, followRatchet } from '../../../src/history/follow-ratchet.ts'
import { NO_RATCHET } from '../../../src/history/read-ratchet.ts'
import type { Ratchet } from '../../../src/model/ratchet.ts'
import { bitingGuard, toothless } from '../../support/ledgers.ts'

const guards = [bitingGuard('b', 'is b', 1), toothless()]
const waiver = { guard: 'a', reason: 'the plane is gone', owner: 'ada', expires: '2026-12-31' }
const follow = (ratchet: Partial<Ratchet>, isWhole = true) =>
  followRatchet({ ...NO_RATCHET, ...ratchet }, { ledger: { guards, isWhole }, measured: {}, today: '2026-11-30' })

test('what bites is in it from now on', () => {
  expect(follow({ guards: ['c'] }).guards).toEqual(['b', 'c'])
})

test('what is gone leaves with a waiver, which stays until the guard is proven again', () => {
  expect(follow({ guards: ['a'], waivers: [waiver] })).toMatchObject({ guards: ['b'], waivers: [waiver] })
})

test('what was not looked at stays, waiver or not', () => {
  expect(follow({ guards: ['a'], waivers: [waiver] }, false).guards).toEqual(['a', 'b'])
})

test('a guard that is proven again needs no waiver', () => {
  expect(follow({ guards: [], waivers: [{ ...waiver, guard: 'b' }] })).toMatchObject({ guards: ['b'], waivers: [] })
})

describe('a floor', () => {
  test.each([
    ['follows a figure that is more than a point and a half above it', { floor: 80, measured: 81.6, raised: 80.6 }],
    ['stays under a figure that is a little above it', { floor: 80, measured: 81.5, raised: 80 }],
    ['follows a figure upwards and never falls', { floor: 80, measured: 40, raised: 80 }],
    ['is one point under the figure when it is new', { measured: 66.67, raised: 65.6 }],
    ['is never below zero', { measured: 0.4, raised: 0 }],
  ])('%s', (_, { measured, raised, ...there }) => {
    const floors = 'floor' in there ? { score: there.floor } : {}
    expect(followFloors(floors, { score: measured })['score']).toBe(raised)
  })

  test('moves by its own figure only', () => {
    expect(followFloors({ lines: 80, branches: 80 }, { lines: 80, branches: 95 })).toEqual({ lines: 80, branches: 94 })
  })

  const percentage = fc.double({ min: 0, max: 100, noNaN: true })
  property.prop([percentage, percentage])('never goes down or above what was measured', (floor, measured) => {
    const raised = followFloors({ score: floor }, { score: measured })['score']
    expect(raised).toBeGreaterThanOrEqual(floor)
    expect(raised).toBeLessThanOrEqual(Math.max(floor, measured))
  })
})

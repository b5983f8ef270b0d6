import { test as property, fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type Floors, raiseFloors } from '../../../scripts/floors.ts'

const even = (figure: number): Floors => ({ lines: figure, functions: figure, statements: figure, branches: figure })

describe('coverage floors only rise', () => {
  test('a figure far above its floor pulls the floor up to one point below it', () => {
    expect(raiseFloors(even(80), even(90.57))).toEqual(even(89.5))
  })

  test('a figure within a point and a half of its floor leaves the floor alone', () => {
    expect(raiseFloors(even(80), even(81.5))).toEqual(even(80))
  })

  test('a figure below its floor leaves the floor alone', () => {
    expect(raiseFloors(even(80), even(12))).toEqual(even(80))
  })

  test('each figure moves its own floor only', () => {
    expect(raiseFloors(even(80), { ...even(80), branches: 95 })).toEqual({ ...even(80), branches: 94 })
  })

  const percentage = fc.double({ min: 0, max: 100, noNaN: true })
  property.prop([percentage, percentage])('no floor ever goes down or above what was measured', (floor, measured) => {
    const raised = raiseFloors(even(floor), even(measured)).lines
    expect(raised).toBeGreaterThanOrEqual(floor)
    expect(raised).toBeLessThanOrEqual(Math.max(floor, measured))
  })
})

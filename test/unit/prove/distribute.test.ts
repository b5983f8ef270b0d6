/** Which guards are tried at all, and what is said of the others. */

import { describe, expect, test } from 'vitest'
import type { Guard } from '../../../src/model/guard.ts'
import { distribute, type DistributeTerms } from '../../../src/prove/distribute.ts'
import type { Unit } from '../../../src/prove/units.ts'
import { guard, layer, SILENT } from '../../support/guards.ts'

const TYPE_TEST = 'test/rows.test-d.ts'
const TYPE_CHECKS = new Map([[TYPE_TEST, { tests: [[3, 9]] as const }]])

type Wish = Partial<DistributeTerms['request']>

const distributed = (fields: Partial<Guard>, { projects = [], ...wish }: Wish = {}, files: Unit['files'] = []) =>
  distribute([{ guard: guard(fields), revert: { kind: 'reverted', files } }], {
    layers: [layer()],
    typeChecks: TYPE_CHECKS,
    request: { projects, ...wish },
  })

describe('a guard about types', () => {
  const fields = { tests: [{ file: TYPE_TEST }], fails: ['types'] as const }

  test.each([undefined, 'auto', 'copy'] as const)('has its types checked, under the strategy %s', (strategy) => {
    const { units, problems } = distributed(fields, strategy === undefined ? {} : { strategy })
    expect(units).toMatchObject([{ layer: 'unit', typeCheck: { tests: [[3, 9]] } }])
    expect(problems).toEqual([])
  })

  test.each(['overlay', 'in-place'] as const)(
    'is unmeasured where no copy is allowed: types need a copy, not %s',
    (strategy) => {
      const { settled, units } = distributed(fields, { strategy })
      expect(settled, 'types are checked in a copy of the tree, and unmeasured where none is allowed').toMatchObject([
        { judgement: { verdict: 'unmeasured', reason: { kind: 'cannot-run-here' } } },
      ])
      expect(units).toEqual([])
    },
  )

  test('is unmeasured before anything runs where the reverted file silences the checker', () => {
    const { settled, units } = distributed(fields, {}, [SILENT])
    expect(settled, 'a revert where the checker keeps silent is not tried by types').toMatchObject([
      {
        judgement: {
          verdict: 'unmeasured',
          reason: { kind: 'cannot-run-here', wayOut: expect.stringContaining('Take `@ts-nocheck` out') },
        },
      },
    ])
    expect(units).toEqual([])
  })

  test('never runs its test', () => {
    expect(distributed({ fails: ['types'] }).units).toMatchObject([{ typeCheck: { tests: [] } }])
  })
})

describe('a guard that types and another kind may prove', () => {
  const fails = ['assertion', 'types'] as const

  test('has its test run first', () => {
    const [unit] = distributed({ fails }).units
    expect([unit?.layer, unit?.typeCheck]).toEqual(['unit', undefined])
  })

  test('is checked where its test does not run', () => {
    const { units, problems } = distributed({ fails, tests: [{ file: TYPE_TEST }] })
    const shown = [units.map(({ typeCheck }) => typeCheck !== undefined), problems]
    expect(shown, 'a guard that types may prove is checked where its test does not run').toEqual([[true], []])
  })
})

test('a test file that no Vitest project has is a problem', () => {
  expect(distributed({ tests: [{ file: 'test/gone.test.ts' }] }).problems).toMatchObject([
    { code: 'test-not-in-any-layer' },
  ])
})

test('a test that `--project` leaves out is not tried', () => {
  const { units, settled, problems, prepared } = distributed(
    { tests: [{ file: 'test/gone.test.ts' }] },
    { projects: ['unit'] },
  )
  expect([units, settled, problems, prepared]).toEqual([[], [], [], []])
})

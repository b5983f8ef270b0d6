/** Which guards are tried at all, and what is said of the others. */

import { expect, test } from 'vitest'
import type { Guard } from '../../../src/model/guard.ts'
import { distribute } from '../../../src/prove/distribute.ts'
import { guard, layer } from '../../support/guards.ts'

const distributed = (fields: Partial<Guard>, projects: readonly string[] = []) =>
  distribute([{ guard: guard(fields), revert: { kind: 'reverted', files: [] } }], [layer()], projects)

test.each([['test/rows.test.ts'], ['test/rows.test-d.ts']])(
  'a guard that only a type checker could prove is unmeasured, wherever its test is: %s',
  (file) => {
    const { settled, units, problems } = distributed({ tests: [{ file }], fails: ['types'] })
    expect(settled).toMatchObject([{ judgement: { verdict: 'unmeasured', reason: { kind: 'cannot-run-here' } } }])
    expect([units, problems]).toEqual([[], []])
  },
)

test('a guard that another kind may prove is tried', () => {
  expect(distributed({ fails: ['assertion', 'types'] }).units).toHaveLength(1)
})

test('a test file that no Vitest project has is a problem', () => {
  expect(distributed({ tests: [{ file: 'test/gone.test.ts' }] }).problems).toMatchObject([
    { code: 'test-not-in-any-layer' },
  ])
})

test('a test that `--project` leaves out is not tried', () => {
  const { units, settled, problems, prepared } = distributed({ tests: [{ file: 'test/gone.test.ts' }] }, ['unit'])
  expect([units, settled, problems, prepared]).toEqual([[], [], [], []])
})

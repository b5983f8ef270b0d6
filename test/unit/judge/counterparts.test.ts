/** Which test of a trial is which of its control. */

import { describe, expect, test } from 'vitest'
import { counterparts } from '../../../src/judge/counterparts.ts'
import { judge } from '../../../src/judge/judge.ts'
import { assertion, failed, NAMED, passed, proof, run } from '../../support/runs.ts'

const small = passed('stock > small shelf', { id: '1_0' })
const counts = passed('stock > counts', { id: '1_1' })
const lookup = passed(NAMED, { id: '1_2' })

function pairs(control: Parameters<typeof counterparts>[0], trial: typeof control): readonly string[] {
  return [...counterparts(control, trial)].map(([id, test]) => `${id} is ${test.id} ${test.titlePath.at(-1)}`)
}

test('a test with the id and the titles it had is the same', () => {
  expect(pairs([small, counts], [small, counts])).toEqual(['1_0 is 1_0 small shelf', '1_1 is 1_1 counts'])
})

test('a test whose id moved is told by its titles', () => {
  expect(pairs([small, counts], [{ ...counts, id: '1_0' }])).toEqual(['1_1 is 1_0 counts'])
})

test('a test whose title was made of what is reverted is told by its id', () => {
  expect(pairs([small], [passed('stock > tiny shelf', { id: '1_0' })])).toEqual(['1_0 is 1_0 tiny shelf'])
})

test('of several with the same titles each is one', () => {
  const twin = { ...counts, id: '1_3' }
  const trial = [
    { ...counts, id: '1_0' },
    { ...twin, id: '1_2' },
  ]
  expect(pairs([small, counts, twin], trial)).toEqual(['1_1 is 1_0 counts', '1_3 is 1_2 counts'])
})

describe('when the revert takes a test away and all that follow get other ids', () => {
  const control = run([small, counts, lookup])
  const titled = { control, test: { file: 'test/stock.test.ts', title: NAMED } }

  test('the named test bites under its new id', () => {
    const trial = run([
      { ...counts, id: '1_0' },
      { ...failed(NAMED, assertion()), id: '1_1' },
    ])
    expect(judge(proof(trial, titled), { naming: 'usual' }).verdict).toBe('bites')
  })

  test('another test under the old id does not bite for it', () => {
    const trial = run([
      { ...lookup, id: '1_1' },
      { ...failed('stock > shelf-aware-lookup', assertion()), id: '1_2' },
    ])
    expect(judge(proof(trial, titled), { naming: 'usual' }).verdict).toBe('toothless')
  })

  test('a test that is gone did not stay green', () => {
    const trial = run([
      { ...counts, id: '1_0' },
      { ...lookup, id: '1_1' },
    ])
    expect(judge(proof(trial, { control }), { naming: 'usual' }).verdict).toBe('unobserved')
  })
})

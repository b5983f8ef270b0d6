/** Which results count, and which batches have to be tried. */

import { describe, expect, test } from 'vitest'
import type { BatchEnd } from '../../../../src/model/sweep-queue.ts'
import { accept, outstanding } from '../../../../src/sweep/queue/accept.ts'
import { batch, result } from '../../../support/sweep-batches.ts'

const AB = batch('a', 'b')
const CD = batch('c', 'd')
const NONE = new Set<string>()

const found = (id: string, ...results: ReturnType<typeof result>[]): BatchEnd => ({ kind: 'found', batch: id, results })

describe('results', () => {
  test('come in the order of the mutants, whatever the order they were sent in', () => {
    const ends = [found(CD.id, result('d'), result('c')), found(AB.id, result('a'), result('b'))]
    expect(accept(ends, [AB, CD], NONE).map(({ mutant }) => mutant)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('of two results for a mutant the first one counts', () => {
    const ends = [found(AB.id, result('a', 'killed'), result('a', 'survived'), result('b'))]
    expect(accept(ends, [AB], NONE)).toEqual([result('a', 'killed'), result('b')])
  })

  test('of two ends of a batch the first one counts', () => {
    const [first, second] = [found(AB.id, result('a'), result('b')), found(AB.id, result('a', 'survived'))]
    expect(accept([first, second], [AB], NONE)).toEqual([result('a'), result('b')])
  })

  test('of a mutant that has one already is none', () => {
    expect(accept([found(AB.id, result('a'), result('b'))], [AB], new Set(['a']))).toEqual([result('b')])
  })

  test('of a mutant that is in no batch is none', () => {
    expect(accept([found(AB.id, result('a'), result('b'), result('x'))], [AB], NONE)).toHaveLength(2)
  })

  test('that were not sent are unmeasured', () => {
    const [, lost] = accept([found(AB.id, result('a'))], [AB], NONE)
    expect(lost).toMatchObject({ mutant: 'b', verdict: 'unmeasured' })
  })

  test('of a batch that was given up are unmeasured, and say why', () => {
    const results = accept([{ kind: 'given-up', batch: AB.id, why: 'machines were lost' }], [AB], NONE)
    const reason = { kind: 'cannot-run-here', detail: 'machines were lost' }
    expect(results.map((one) => [one.mutant, one.verdict, one.reason])).toEqual([
      ['a', 'unmeasured', reason],
      ['b', 'unmeasured', reason],
    ])
  })

  test('of a batch that has not ended are not there', () => {
    expect(accept([], [AB], NONE)).toEqual([])
  })
})

test.each([
  [[], [AB.id, CD.id]],
  [['a'], [AB.id, CD.id]],
  [['a', 'b'], [CD.id]],
  [['a', 'b', 'c', 'd'], []],
])('with results for %j the batches to try are %j', (known, ids) => {
  expect(outstanding([AB, CD], new Set(known)).map(({ id }) => id)).toEqual(ids)
})

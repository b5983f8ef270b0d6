import { describe, expect, test } from 'vitest'
import { errorFact, isHousekeeping } from '../../../src/world/lane/error-fact.ts'

describe('the fact of an error', () => {
  test('keeps the shape in which it came from the worker', () => {
    const sent = {
      name: 'AssertionError',
      message: 'expected \u001B[32m1\u001B[39m to be 2',
      stack: 'AssertionError: expected 1 to be 2',
      stacks: [],
      diff: '\u001B[32m- 2\u001B[39m',
      expected: '2',
      actual: '1',
      ok: false,
      operator: 'strictEqual',
    }
    expect(errorFact(sent, 'body')).toEqual({
      name: 'AssertionError',
      message: 'expected 1 to be 2',
      stack: 'AssertionError: expected 1 to be 2',
      diff: '- 2',
      expected: '2',
      actual: '1',
      keys: ['diff', 'expected', 'actual', 'ok', 'operator'],
      inner: [],
      phase: 'body',
    })
  })

  test('does not take what Vitest copies from a prototype for own keys: no marks of a prototype', () => {
    const sent = { name: 'Error', message: 'gone', constructor: 'Function<Error>', toString: 'Function<toString>' }
    expect(errorFact(sent, 'body').keys, 'no marks of a prototype').toEqual([])
  })

  test('is of the phase that the witness saw: the witness knows the phase', () => {
    expect(errorFact({ message: 'no lock', teethPhase: 'fixture' }, 'unknown').phase).toBe('fixture')
  })

  test('is of the assumed phase when no witness saw it', () => {
    expect(errorFact({ message: 'no lock' }, 'load').phase).toBe('load')
  })

  test('has the fields of a real error, which are not enumerable: the errors of the runner speak', () => {
    const fact = errorFact(new TypeError('worker gone', { cause: new Error('signal SIGKILL') }), 'outside')
    expect([fact.name, fact.message, fact.cause?.message], 'the errors of the runner speak').toEqual([
      'TypeError',
      'worker gone',
      'signal SIGKILL',
    ])
  })

  test('has no name when no error was thrown', () => {
    expect(errorFact('late again', 'body')).toEqual({ message: 'late again', keys: [], inner: [], phase: 'body' })
  })

  test('names the claim of a broken premise', () => {
    expect(errorFact({ message: 'premise: it rains', teethPremise: 'it rains' }, 'body').premise).toBe('it rains')
  })

  test('holds the errors inside an error, in the same phase', () => {
    const fact = errorFact({ message: 'several', errors: [{ message: 'one' }], teethPhase: 'hook' }, 'unknown')
    expect(fact.inner.map(({ message, phase }) => [message, phase])).toEqual([['one', 'hook']])
  })
})

describe('housekeeping', () => {
  test.each([
    [{ message: 'Obsolete snapshots found', teethPhase: 'housekeeping' }, true],
    [{ message: 'Obsolete snapshots found', teethPhase: 'hook' }, false],
    ['Obsolete snapshots found', false],
  ])('is told by the stamp of the witness alone: %o', (error, answer) => {
    expect(isHousekeeping(error)).toBe(answer)
  })
})

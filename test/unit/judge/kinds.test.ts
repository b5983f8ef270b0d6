/** Every kind of failure as Vitest 3.2, 4.1 and 5.1 really report it, recorded from runs of all three. */

import { describe, expect, test } from 'vitest'
import { failuresOf } from '../../../src/judge/failures.ts'
import { kindOf } from '../../../src/judge/kinds.ts'
import type { ErrorFact } from '../../../src/model/run.ts'
import type { FailureKind } from '../../../src/model/verdict.ts'
import { assertion, failed, snapshot, thrown } from '../../support/runs.ts'
import recordings from './recorded-errors.json' with { type: 'json' }

type Recording = {
  readonly what: string
  readonly versions: readonly string[]
  readonly errors: readonly ErrorFact[]
}

// JSON widens a phase to string; the recording was made of `ErrorFact`s.
const RECORDINGS: readonly Recording[] = JSON.parse(JSON.stringify(recordings))

/** The kinds of the errors of one test, for every test that was recorded. An AggregateError stays one before 4.1. */
const KINDS: Readonly<Record<string, readonly FailureKind[]>> = {
  toBe: ['assertion'],
  message: ['assertion'],
  'node-assert': ['assertion'],
  soft: ['assertion', 'assertion'],
  spy: ['assertion'],
  'spy-times': ['assertion'],
  toThrow: ['assertion'],
  'toThrow-other': ['assertion'],
  rejects: ['assertion'],
  resolves: ['assertion'],
  poll: ['assertion'],
  waitFor: ['assertion'],
  unreachable: ['assertion'],
  fail: ['assertion'],
  assert: ['assertion'],
  'assert.equal': ['assertion'],
  asymmetric: ['assertion'],
  assertions: ['assertion'],
  hasAssertions: ['assertion'],
  fails: ['assertion'],
  'fails hook': ['assertion'],
  extend: ['assertion'],
  extend2: ['assertion'],
  'extend-msg': ['assertion'],
  'extend-async': ['assertion'],
  'extend-inner': ['assertion'],
  fc: ['assertion'],
  'snapshot-missing': ['snapshot'],
  inline: ['snapshot'],
  'inline-missing': ['snapshot'],
  'throw-inline': ['snapshot'],
  'file-snap': ['snapshot'],
  'snap-props': ['snapshot'],
  'msg-snap': ['snapshot'],
  throw: ['throw'],
  'async throw': ['throw'],
  TypeError: ['throw'],
  Custom: ['throw'],
  'Custom-expected-only': ['throw'],
  cause: ['throw'],
  string: ['throw'],
  null: ['throw'],
  undefined: ['throw'],
  object: ['throw'],
  range: ['throw'],
  forged: ['throw'],
  waitUntil: ['throw'],
  'node-assert-error': ['throw'],
  'extend-throw': ['throw'],
  'fc-async': ['throw'],
  'poll-throw': ['throw'],
  'dyn-import-throws': ['throw'],
  'promise-any': ['throw'],
  aggregate: ['throw', 'throw'],
  reference: ['reference'],
  'not.toThrow': ['reference'],
  'toThrow-msg': ['reference'],
  'toThrow-class': ['reference'],
  'resolves of a reference': ['reference'],
  'rejects of a reference': ['reference'],
  syntax: ['syntax'],
  'json-syntax': ['syntax'],
  timeout: ['timeout'],
  'concurrent-timeout-sync': ['timeout'],
  'be > t': ['hook'],
  'be-assert > t': ['hook'],
  'be-timeout > t': ['hook'],
  'ae > t': ['assertion', 'hook'],
  'suite ba': ['hook'],
  'suite aa': ['hook'],
  'suite ba-timeout': ['hook'],
  finished: ['hook'],
  fixture: ['fixture'],
  premise: ['premise'],
  exit: ['exit'],
  'dyn-import': ['load'],
  'dyn-import-bad': ['load'],
}

describe('the kind of what Vitest reports', () => {
  test.each(RECORDINGS)('$what on $versions', ({ what, errors }) => {
    const parts = errors.flatMap((error) => (error.inner.length > 0 ? error.inner : [error]))
    expect(parts.map(kindOf)).toEqual(KINDS[what])
  })

  test('is recorded for every entry of the table, on all three versions', () => {
    const recorded = Map.groupBy(RECORDINGS, ({ what }) => what)
    const versions = Object.keys(KINDS).map((what) => [what, recorded.get(what)?.flatMap(({ versions }) => versions)])
    expect(versions).toEqual(Object.keys(KINDS).map((what) => [what, ['3.2', '4.1', '5.1']]))
  })
})

describe('the kind of an error', () => {
  test('a forged name is no assertion: a name alone does not make one', () => {
    expect(kindOf(thrown('expected 1 to be 2', { name: 'AssertionError' }))).toBe('throw')
  })

  test.each([
    ['should', { name: 'AssertionError', keys: ['operator', 'generatedMessage', 'showDiff'] }],
    ['uvu', { name: 'Assertion', keys: ['operator', 'expects', 'actual', 'details', 'code'], code: 'ERR_ASSERTION' }],
    ['expect of Jest', { name: 'Error', keys: ['matcherResult'] }],
    ['power-assert', { name: 'AssertionError', keys: ['code', 'generatedMessage'], code: 'ERR_ASSERTION' }],
  ])('an assertion of any library is one: %s', (_library, shape) => {
    expect(kindOf(thrown('is not so', shape))).toBe('assertion')
  })

  test('an error that carries an assertion as its cause is that assertion', () => {
    expect(kindOf(thrown('Property failed after 1 tests', { cause: assertion() }))).toBe('assertion')
  })

  test('a snapshot that differs is no assertion, although it carries both sides', () => {
    expect(kindOf(snapshot())).toBe('snapshot')
  })

  test('a message that speaks of a snapshot does not make a mismatch', () => {
    expect(kindOf(thrown('Snapshot `backup 1` mismatched'))).toBe('throw')
  })

  test('an assertion in a hook is a failing hook', () => {
    expect(kindOf(assertion(MESSAGE, { phase: 'hook' }))).toBe('hook')
  })

  test('a premise is a premise wherever it breaks', () => {
    expect(kindOf(thrown('setup failed', { phase: 'hook', cause: thrown('premise: x', { premise: 'x' }) }))).toBe(
      'premise',
    )
  })

  test('a type check tells its own errors apart by name', () => {
    expect(kindOf(thrown('Type string is not number', { name: 'TypeCheckError', phase: 'unknown' }))).toBe('types')
  })

  test('what no test caught is unhandled, whatever its shape', () => {
    expect(kindOf(assertion(MESSAGE, { phase: 'outside' }))).toBe('unhandled')
  })

  test('what a module throws while it loads is a failure to load', () => {
    expect(kindOf(thrown('shelves are not iterable', { name: 'TypeError', phase: 'load' }))).toBe('load')
  })

  test('a module that require cannot find is a failure to load', () => {
    const message = "Cannot find module './gone.ts'\nRequire stack:\n- /rows.ts"
    expect(kindOf(thrown(message, { code: 'MODULE_NOT_FOUND' }))).toBe('load')
  })

  test('a name that does not exist is seen through an error around it', () => {
    const cause = thrown('shelff is not defined', { name: 'ReferenceError' })
    expect(kindOf(thrown('the lookup failed', { cause }))).toBe('reference')
  })

  test('a message that quotes a missing name as what it looked for is an assertion', () => {
    const message = "expected 'ok' to include 'ReferenceError: x is not defined'"
    expect(kindOf(assertion(message, { actual: 'ok', expected: 'ReferenceError: x is not defined' }))).toBe('assertion')
  })

  test('a JSON that does not parse keeps its kind when Vitest 3.2 polls for it', () => {
    const cause = thrown('Unexpected end of JSON input', { name: 'SyntaxError' })
    expect(kindOf(thrown('Matcher did not succeed in time.', { cause }))).toBe('syntax')
  })

  test('causes that go round and round come to an end', () => {
    const deep = Array.from({ length: 500 }).reduce<ErrorFact>((cause) => thrown('again', { cause }), assertion())
    expect(kindOf(deep)).toBe('throw')
  })
})

describe('the failures of a test', () => {
  test('an AggregateError is split into its inner errors, which keep its phase', () => {
    const inner = [thrown('first', { phase: 'unknown' }), assertion(MESSAGE, { phase: 'unknown' })]
    const failures = failuresOf(failed('stock', thrown('both failed', { name: 'AggregateError', inner })))
    expect(failures.map(({ kind, error }) => [kind, error.message, error.phase])).toEqual([
      ['assertion', 'both failed', 'body'],
      ['throw', 'first', 'body'],
      ['assertion', MESSAGE, 'body'],
    ])
  })

  test('a failed test without an error still is a failure', () => {
    expect(failuresOf(failed('stock'))).toHaveLength(1)
  })

  test('errors of a test that passed in the end are no failures', () => {
    expect(failuresOf({ ...failed('stock', assertion()), state: 'passed', isRetried: true })).toEqual([])
  })
})

const MESSAGE = 'expected 1 to be 2'

/** The sentences a report shows for each reason: what had to happen, what happened, what to write. */

import { describe, expect, test } from 'vitest'
import { explainReason } from '../../../src/errors/explain-reason.ts'
import { KIND_WORDS } from '../../../src/errors/kind-words.ts'
import { kindOf } from '../../../src/judge/kinds.ts'
import type { Guard, IntendedTest } from '../../../src/model/guard.ts'
import type { ErrorFact } from '../../../src/model/run.ts'
import type { FailedTest, FailureKind, Judgement, Reason, ReasonKind } from '../../../src/model/verdict.ts'
import { assertion, guard, thrown } from '../../support/runs.ts'

const TEST: IntendedTest = { file: 'test/stock.test.ts', title: 'stock > lookup' }

function failure(title: string, error: ErrorFact = assertion()): FailedTest {
  return { titlePath: title === '' ? [] : title.split(' > '), error, kind: kindOf(error) }
}

function sentences(reason: Reason, rest: Partial<Judgement> = {}, own: Guard = guard()) {
  return explainReason({ verdict: 'incidental', reason, alsoNoticedBy: [], ...rest }, own, TEST)
}

/** One reason of each kind, as the judge gives it; the compiler asks for a new one when the union grows. */
const REASONS: { readonly [K in ReasonKind]: Extract<Reason, { kind: K }> } = {
  'named-failure': { kind: 'named-failure' },
  'stayed-green': { kind: 'stayed-green' },
  'never-served': { kind: 'never-served', file: 'src/stock.ts' },
  'never-loaded': { kind: 'never-loaded', file: 'src/stock.ts' },
  'never-executed': { kind: 'never-executed', file: 'src/stock.ts', site: 0 },
  'does-not-name': { kind: 'does-not-name', wanted: ['shelf-aware-lookup'] },
  'kind-does-not-count': { kind: 'kind-does-not-count', found: 'timeout', counted: ['assertion', 'snapshot', 'throw'] },
  'premise-broken': { kind: 'premise-broken', claim: 'the shelf is stocked' },
  'module-did-not-load': { kind: 'module-did-not-load' },
  'hook-failed': { kind: 'hook-failed' },
  'unhandled-error': { kind: 'unhandled-error' },
  'types-fail-elsewhere': { kind: 'types-fail-elsewhere', file: 'src/stock.ts' },
  'worker-died': { kind: 'worker-died', detail: 'SIGKILL' },
  'left-the-machine': { kind: 'left-the-machine', addresses: ['shop.example:443'] },
  'revert-is-stale': { kind: 'revert-is-stale', reason: 'changes-nothing', detail: 'same tree', site: 0 },
  'test-not-in-file': { kind: 'test-not-in-file', nearest: 'stock > look up' },
  'control-is-red': { kind: 'control-is-red' },
  'test-skipped': { kind: 'test-skipped', state: 'skipped', when: 'control' },
  'no-test-ran': { kind: 'no-test-ran' },
  'hit-the-deadline': { kind: 'hit-the-deadline', when: 'trial', deadlineMs: 5_200 },
  'controls-disagree': { kind: 'controls-disagree' },
  'passed-in-a-retry': { kind: 'passed-in-a-retry', when: 'trial' },
  'trials-disagree': { kind: 'trials-disagree', seen: ['bites', 'toothless'] },
  interrupted: { kind: 'interrupted' },
  'runner-failed': { kind: 'runner-failed', detail: 'no config' },
  'prepare-failed': {
    kind: 'prepare-failed',
    command: 'pnpm build',
    how: 'exit code 2',
    output: 'src/stock.ts(3,1): error TS2304: Cannot find name `shelf`.\n',
    when: 'trial',
  },
  'not-written': { kind: 'not-written', file: 'src/stock.ts', detail: 'it is read-only', wayOut: 'Make it writable.' },
  'cannot-run-here': { kind: 'cannot-run-here', detail: 'browser mode' },
}

describe('every reason', () => {
  test.each(Object.values(REASONS))('$kind says what happened and what to do, in sentences', (reason) => {
    for (const closest of [undefined, failure('stock > lookup'), failure('')]) {
      const { expected, observed, nextStep } = sentences(reason, closest ? { closest } : {})
      for (const sentence of [expected, observed, nextStep]) expect(sentence).toMatch(/^[A-Z`].*[.?]$/)
      expect(`${observed} ${nextStep}`).not.toMatch(/undefined|\[object|\n/)
    }
  })
})

describe('types that fail', () => {
  const wrong = (title: string) => sentences(REASONS['types-fail-elsewhere'], { closest: failure(title) })

  test('are said to fail outside of the test where they do', () => {
    expect(wrong('').observed).toContain('types fail outside of')
  })

  test('for what is gone in the test itself are told of the test', () => {
    const { observed, nextStep } = wrong('stock > lookup')
    expect(observed, 'types that fail in the test itself are not told as of elsewhere').toContain(
      'what `stock > lookup` names is not there',
    )
    expect(nextStep).toMatch(/^Let the revert at `[^`]+` leave what the test names in place/)
  })
})

test('a run that is not supported here is told with its own way out', () => {
  const wayOut = 'Take `@ts-nocheck` out.'
  expect(sentences({ kind: 'cannot-run-here', detail: 'silence', wayOut }).nextStep).toBe(wayOut)
})

describe('what had to happen', () => {
  test('names the test and the words', () => {
    expect(sentences(REASONS['stayed-green']).expected).toBe(
      '`test/stock.test.ts > stock > lookup` goes red and says `shelf-aware-lookup` or `reads the item from the requested shelf`.',
    )
  })

  test('tells the kinds where they are what was missed', () => {
    expect(sentences(REASONS['kind-does-not-count']).expected).toContain(' goes red by ')
  })

  test('holds to `fails:` and `names:`', () => {
    const own = guard({ fails: ['timeout'], names: { kind: 'pattern', source: 'ea.t', flags: 'i' } })
    expect(sentences(REASONS['stayed-green'], {}, own).expected).toContain('goes red by a time-out and says `/ea.t/i`')
  })

  test('speaks of the file when the guard names no test in it', () => {
    const { expected } = explainReason(
      { verdict: 'toothless', reason: REASONS['stayed-green'], alsoNoticedBy: [] },
      guard(),
      { file: 'test/stock.test.ts' },
    )
    expect(expected).toContain('A test of `test/stock.test.ts` goes red')
  })
})

describe('a failure that does not name the behaviour', () => {
  const closest = failure('stock > keeps east and west apart')

  test('is quoted', () => {
    expect(sentences(REASONS['does-not-name'], { closest }).observed).toBe(
      "`stock > keeps east and west apart` failed: `AssertionError: expected 'east' to be 'west' // Object.is equality`. Neither the titles nor the message hold `shelf-aware-lookup`.",
    )
  })

  test('comes with the words to write, in the test or in the annotation', () => {
    expect(sentences(REASONS['does-not-name'], { closest }).nextStep).toBe(
      "Write `reads the item from the requested shelf` into the title of `stock > keeps east and west apart`, or as the message of its assertion: `expect(value, 'reads the item from the requested shelf')`; or let the annotation say `names: keeps east and west apart`.",
    )
  })

  test('asks for what `names:` says when the guard has it', () => {
    const own = guard({ names: { kind: 'phrase', text: 'shelves' } })
    expect(sentences(REASONS['does-not-name'], { closest }, own).nextStep).toMatch(/^Write `shelves` into the title of/)
  })
})

describe('a test that stayed green', () => {
  test('is asked to assert the difference', () => {
    expect(sentences(REASONS['stayed-green']).nextStep).toBe(
      'Assert in `test/stock.test.ts > stock > lookup` what differs between the two behaviours: with the old one back, nothing in it fails.',
    )
  })

  test('comes with the tests that noticed, ready for the annotation', () => {
    const { observed, nextStep } = sentences(REASONS['stayed-green'], { alsoNoticedBy: [['stock', 'counts']] })
    expect(observed).toContain('Tests that the guard does not name noticed: `stock > counts`.')
    expect(nextStep).toContain('`test: test/stock.test.ts > stock > counts`')
  })
})

describe('a failure of a kind that does not count', () => {
  test.each(Object.keys(KIND_WORDS).filter(isKind))('comes with advice for every kind: %s', (found) => {
    expect(advice(found)).toMatch(/ (?:Let|If|Correct) .*[.]$/)
  })

  test('that is a thrown SyntaxError may be meant: then `fails: throw` counts it', () => {
    expect(advice('syntax')).toContain('say `fails: throw`')
  })

  test('says which kind it is, and which count', () => {
    expect(advice('timeout')).toContain('That is a time-out; what counts is an assertion.')
  })

  test('says how to make it count', () => {
    expect(advice('timeout')).toContain('say `fails: timeout` at `src/stock.ts:4`')
  })

  test('points a `ReferenceError` at the revert', () => {
    expect(advice('reference')).toContain('Correct the revert at `src/stock.ts:4`')
  })

  test('says so when it counts but nobody knows where it was thrown', () => {
    expect(advice('throw', ['throw'])).toContain('Nothing shows that it was thrown by the body')
  })
})

describe('an error around the tests', () => {
  test('is quoted with its suite', () => {
    const closest = failure('stock', thrown('no connection', { phase: 'hook' }))
    expect(sentences(REASONS['hook-failed'], { closest }).observed).toContain('`stock` failed: `Error: no connection`')
  })

  test('is the module’s when it has no title', () => {
    const closest = failure('', thrown('gone is not a function', { name: 'TypeError', phase: 'load' }))
    expect(sentences(REASONS['module-did-not-load'], { closest }).observed).toBe(
      'The module failed: `TypeError: gone is not a function`.',
    )
  })

  test('of a control says that nothing was reverted', () => {
    const closest = failure('stock > lookup')
    expect(sentences(REASONS['control-is-red'], { closest }).observed).toMatch(
      /^Without any revert `stock > lookup` failed/,
    )
  })
})

function advice(found: FailedTest['kind'], counted: readonly FailedTest['kind'][] = ['assertion']): string {
  const { observed, nextStep } = sentences({ kind: 'kind-does-not-count', found, counted })
  return `${observed} ${nextStep}`
}

function isKind(word: string): word is FailureKind {
  return word in KIND_WORDS
}

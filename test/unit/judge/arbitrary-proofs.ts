/** Proofs of every shape the model allows, from a small menu of tests and errors whose meaning is known by construction. */

import { fc } from '@fast-check/vitest'
import type { CountableKind, Guard } from '../../../src/model/guard.ts'
import type { ErrorFact, ErrorPhase, OverlayFact, Run, RunEnd, TestFact } from '../../../src/model/run.ts'
import type { Proof } from '../../../src/model/verdict.ts'
import {
  assertion,
  brokenPremise,
  guard,
  overlay,
  run,
  snapshot,
  SOURCE,
  suiteError,
  thrown,
} from '../../support/runs.ts'

/** Titles that name the behaviour of `guard()` and titles that do not. */
export const TITLES = [
  'stock > reads the item from the requested shelf',
  'stock > counts',
  'stock > lookup > finds it',
  'parcels > shelf-aware-lookup',
  'parcels > ships',
]

const MESSAGES = ['expected 1 to be 2', 'shelf-aware-lookup: expected 1 to be 2']

const PHASES: readonly ErrorPhase[] = ['body', 'hook', 'fixture', 'load', 'outside', 'unknown']

export const anyError: fc.Arbitrary<ErrorFact> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...MESSAGES).map((message) => assertion(message)) },
  { weight: 1, arbitrary: fc.constantFrom(...PHASES).map((phase) => assertion('expected 1 to be 2', { phase })) },
  { weight: 1, arbitrary: fc.constantFrom(...PHASES).map((phase) => thrown('no shelf', { phase })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('ReferenceError', 'SyntaxError', 'TypeCheckError', 'TestTimeoutError')
      .map((name) => thrown('no shelf', { name })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      snapshot(),
      brokenPremise('the shelf is stocked'),
      thrown('process.exit unexpectedly called with "1"'),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(thrown('all failed', { name: 'AggregateError', inner: [assertion(), thrown('no shelf')] })),
  },
)

/** One test of the menu in any state; `green` makes that state almost always `passed`. */
function aTest(title: string, green: boolean): fc.Arbitrary<TestFact> {
  const failing = fc.array(anyError, { maxLength: 2 }).map((errors) => ({ state: 'failed' as const, errors }))
  const other = fc
    .constantFrom('passed', 'skipped', 'todo', 'pending')
    .map((state) => ({ state, errors: [], isRetried: false }))
  const passing = fc.constant({ state: 'passed' as const, errors: [] })
  const retried = fc.constant({ state: 'passed' as const, errors: [assertion()], isRetried: true })
  const weights = green ? [40, 1, 1, 1] : [3, 6, 1, 1]
  return fc
    .oneof(
      ...[passing, failing, other, retried].map((arbitrary, index) => ({ arbitrary, weight: weights[index] ?? 1 })),
    )
    .map((rest) => ({ id: title, titlePath: title.split(' > '), durationMs: 1, isRetried: false, ...rest }))
}

const someEnd: fc.Arbitrary<RunEnd> = fc.oneof(
  { weight: 30, arbitrary: fc.constant({ kind: 'finished' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'timed-out' as const, deadlineMs: 5_000 }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'crashed' as const, detail: 'SIGKILL' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'interrupted' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'runner-failed' as const, detail: 'no config' }) },
)

const someOverlay: fc.Arbitrary<OverlayFact> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(overlay()) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        served: fc.nat(1),
        wasLoaded: fc.boolean(),
        reached: fc.subarray([0]),
        file: fc.constantFrom(SOURCE, 'src/other.ts'),
      })
      .map((rest) => overlay(rest)),
  },
)

/** Rarely anything but empty. */
function seldom<T>(one: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(one, { maxLength: 2 }) })
}

function aRun(green: boolean): fc.Arbitrary<Run> {
  const everyTest = fc.tuple(...TITLES.map((title) => aTest(title, green)))
  const tests = fc.oneof(
    { weight: 8, arbitrary: everyTest },
    { weight: 1, arbitrary: everyTest.chain((tests) => fc.subarray([...tests])) },
  )
  const suites = fc.constantFrom<readonly string[]>([], ['stock'], ['stock', 'lookup'], ['parcels'])
  return fc
    .record({
      tests,
      end: someEnd,
      running: fc.subarray([...TITLES], { maxLength: 2 }),
      overlays: fc.array(someOverlay, { minLength: green ? 0 : 1, maxLength: 2 }),
      suiteErrors: seldom(fc.tuple(suites, anyError).map(([titles, error]) => suiteError(titles, error))),
      unhandled: seldom(anyError.map((error) => ({ ...error, phase: 'outside' as const }))),
      strayConnections: seldom(fc.constant('shop.example:443')),
    })
    .map(({ tests, running, ...rest }) => run(tests, { ...rest, ...(rest.end.kind === 'timed-out' && { running }) }))
}

const KINDS: readonly CountableKind[] = ['assertion', 'snapshot', 'throw', 'timeout', 'types']

const someGuard: fc.Arbitrary<Guard> = fc
  .oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...KINDS], { minLength: 1 }) })
  .map((fails) => guard(fails.length > 0 ? { fails } : {}))

const someTitle = fc.constantFrom(undefined, ...TITLES, 'stock', 'stock > lookup', 'parcels', 'stock > %s', 'gone')

export const anyProof: fc.Arbitrary<Proof> = fc
  .record({
    guard: someGuard,
    title: someTitle,
    control: aRun(true),
    trials: fc.array(aRun(false), { minLength: 1, maxLength: 2 }),
    laterControls: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(aRun(true), { maxLength: 1 }) },
    ),
    probed: fc.subarray([0]),
  })
  .map(({ title, ...rest }) => ({
    ...rest,
    test: { file: 'test/stock.test.ts', ...(title !== undefined && { title }) },
  }))

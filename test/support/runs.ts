/** Runs as lanes measure them, guards and proofs, for tests of what judges or tells them. A small shop's stock is the story. */

import type { Guard, Site } from '../../src/model/guard.ts'
import type { ErrorFact, OverlayFact, Run, SuiteError, TestFact } from '../../src/model/run.ts'
import type { Proof } from '../../src/model/verdict.ts'

/** Where `guard()` has its one site. */
export const SOURCE = 'src/stock.ts'

/** What an assertion of Vitest says when a lookup reads the wrong shelf. */
export const MISMATCH = "expected 'east' to be 'west' // Object.is equality"

export function guard(rest: Partial<Guard> = {}): Guard {
  return {
    id: 'shelf-aware-lookup',
    behaviour: 'reads the item from the requested shelf',
    sites: [site()],
    tests: [{ file: 'test/stock.test.ts' }],
    place: { file: SOURCE, line: 4, column: 3 },
    ...rest,
  }
}

export function site(rest: Partial<Site> = {}): Site {
  const text = 'return items.find((item) => item.id === id && item.shelf === shelf)'
  return {
    file: SOURCE,
    span: { start: 120, end: 120 + text.length },
    text,
    line: 7,
    revert: { kind: 'was', code: 'return items.find((item) => item.id === id)' },
    place: { file: SOURCE, line: 4, column: 3 },
    ...rest,
  }
}

/** An error thrown by the test's own body, unless `rest` says otherwise. */
export function thrown(message: string, rest: Partial<ErrorFact> = {}): ErrorFact {
  return { name: 'Error', message, keys: [], inner: [], phase: 'body', ...rest }
}

/** As `expect(…).toBe(…)` throws it on every supported Vitest. */
export function assertion(message: string = MISMATCH, rest: Partial<ErrorFact> = {}): ErrorFact {
  const keys = ['actual', 'expected', 'showDiff', 'operator', 'diff', 'ok']
  return thrown(message, { name: 'AssertionError', keys, expected: 'west', actual: 'east', ...rest })
}

/** As `toMatchSnapshot` throws it. */
export function snapshot(rest: Partial<ErrorFact> = {}): ErrorFact {
  return thrown('Snapshot `stock 1` mismatched', { keys: ['actual', 'expected', 'diffOptions', 'diff'], ...rest })
}

/** As `premise()` from `teeth/vitest` throws it. */
export function brokenPremise(claim: string, rest: Partial<ErrorFact> = {}): ErrorFact {
  return thrown(`premise: ${claim}`, { name: 'PremiseError', premise: claim, ...rest })
}

/** A test that passed. `title` holds the titles from the outermost suite down, joined by ` > `; the id follows from it. */
export function passed(title: string, rest: Partial<TestFact> = {}): TestFact {
  const titlePath = title.split(' > ')
  return { id: `id of ${title}`, titlePath, state: 'passed', errors: [], durationMs: 3, isRetried: false, ...rest }
}

export function failed(title: string, ...errors: readonly ErrorFact[]): TestFact {
  return passed(title, { state: 'failed', errors })
}

/** A run that finished, with the file of `guard()` loaded and its site reached. */
export function run(tests: readonly TestFact[], rest: Partial<Run> = {}): Run {
  return {
    scenario: 'one',
    layer: '',
    end: { kind: 'finished' },
    worker: 'fresh',
    tests,
    suiteErrors: [],
    unhandled: [],
    overlays: [overlay()],
    strayConnections: [],
    durationMs: 40,
    ...rest,
  }
}

/** Asked for, evaluated, and run at its first site. */
export function overlay(rest: Partial<OverlayFact> = {}): OverlayFact {
  return { file: SOURCE, served: 1, wasLoaded: true, reached: [0], ...rest }
}

export function suiteError(titles: readonly string[], error: ErrorFact): SuiteError {
  return { titlePath: titles, error }
}

/** A proof whose control is green: the one test of the file passed. `trial` is what the old behaviour made of it. */
export function proof(trial: Run | readonly Run[], rest: Partial<Proof> = {}): Proof {
  const trials = Array.isArray(trial) ? trial : [trial]
  const own = rest.guard ?? guard()
  return {
    guard: own,
    test: own.tests[0] ?? { file: 'test/stock.test.ts' },
    control: run([passed(NAMED)], { overlays: [] }),
    trials,
    laterControls: [],
    probed: [0],
    ...rest,
  }
}

/** The title of a test that names the behaviour of `guard()`. */
export const NAMED = 'stock > reads the item from the requested shelf'

/** Vitest's task tree of one test file, as facts. */

import type { Run, SuiteError, TestFact, TestState } from '../../model/run.ts'
import { errorFact, isHousekeeping } from './error-fact.ts'
import type { TestCase, TestModule, TestSuite } from './vitest-shape.ts'

export type Facts = Pick<Run, 'tests' | 'suiteErrors' | 'unhandled' | 'ignored'>

export const NO_FACTS: Facts = { tests: [], suiteErrors: [], unhandled: [] }

export function factsOf(module: TestModule, unhandled: readonly unknown[]): Facts {
  // @teeth obsolete-snapshots-are-no-failure: obsolete snapshots are no failure
  //   test: test/unit/lane/facts.test.ts
  //   was: const errors = module.errors()
  const errors = module.errors().filter((error) => !isHousekeeping(error))
  return {
    tests: [...module.children.allTests()].map(testFact),
    suiteErrors: [
      ...errors.map((error): SuiteError => ({ titlePath: [], error: errorFact(error, 'load') })),
      ...[...module.children.allSuites()].flatMap(suiteErrors),
    ],
    unhandled: unhandled.map((error) => errorFact(error, 'outside')),
  }
}

function testFact(test: TestCase): TestFact {
  const result = test.result()
  const diagnostic = test.diagnostic()
  return {
    id: test.id,
    titlePath: titlePath(test),
    state: stateOf(test, result.state),
    errors: (result.errors ?? []).map((error) => errorFact(error, 'unknown')),
    durationMs: diagnostic?.duration ?? 0,
    isRetried: diagnostic?.flaky ?? false,
    ...(test.location === undefined ? {} : { line: test.location.line }),
  }
}

function suiteErrors(suite: TestSuite): readonly SuiteError[] {
  return suite.errors().map((error) => ({ titlePath: titlePath(suite), error: errorFact(error, 'hook') }))
}

function titlePath(task: TestCase | TestSuite): readonly string[] {
  const { parent } = task
  return 'name' in parent ? [...titlePath(parent), task.name] : [task.name]
}

function stateOf(test: TestCase, state: string): TestState {
  if (state === 'skipped') return test.options.mode === 'todo' ? 'todo' : 'skipped'
  return state === 'passed' || state === 'failed' ? state : 'pending'
}

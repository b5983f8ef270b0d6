/** Tells where in the life of a test each of its errors was thrown, by watching Vitest's own runner at work. */

import type { Fixtures } from './watch-fixtures.ts'

/** Written on an error beside Vitest's own fields, and taken off again by `errorFact`. */
export const PHASE_KEY = 'teethPhase'

/** `housekeeping` is an error that Vitest adds about a file, not about a test. */
export type Stamp = 'body' | 'hook' | 'fixture' | 'load' | 'housekeeping'

type Result = { readonly state?: string; errors?: Record<string, unknown>[] }

/** What we touch of a test or suite. */
export type Task = {
  readonly id: string
  readonly fails?: boolean
  readonly result?: Result
  mode?: string
}

type Hook = (task: Task, options?: unknown) => unknown

/** What we touch of a runner, Vitest's or the user's own. */
export type TestRunner = {
  onBeforeRunTask?: Hook
  onBeforeTryTask?: Hook
  runTask?: Hook
  onAfterTryTask?: Hook
  onTaskFinished?: Hook
  onAfterRunTask?: Hook
  onBeforeRunSuite?: Hook
  onAfterRunSuite?: Hook
}

export type TestFunction = (task: Task) => (() => unknown) | undefined

/** Every hook of `runner` still runs, with the errors of the time before and after it told apart. */
export function watchRunner(runner: TestRunner, testFunction: TestFunction, fixtures: Fixtures): void {
  const thrown = new WeakMap<Task, Stamp>()
  around(runner, 'onBeforeTryTask', { before: (test) => (thrown.delete(test), stamp(test, 'hook')) })
  runner.runTask = watchedBody(runner.runTask?.bind(runner) ?? bodyOf(testFunction), thrown, fixtures)
  // Counts of assertions are checked here: the body asked for them.
  // @teeth counting-belongs-to-the-body: counting is asked for by the body
  //   test: test/unit/lane/watch-runner.test.ts
  //   revert: remove
  around(runner, 'onAfterTryTask', { failed: (test) => thrown.set(test, 'body') })
  // @teeth what-comes-before-is-no-body: a hook before the test is no body
  //   test: test/unit/lane/watch-runner.test.ts
  //   revert: swap 'hook' => 'body'
  around(runner, 'onTaskFinished', { before: (test) => stamp(test, thrown.get(test) ?? 'hook') })
  around(runner, 'onAfterRunTask', { before: (test) => stampLate(test, fixtures) })
  around(runner, 'onBeforeRunSuite', { before: (suite) => stamp(suite, 'load') })
  around(runner, 'onAfterRunSuite', {
    before: (suite) => stamp(suite, 'hook'),
    after: (suite) => stamp(suite, 'housekeeping'),
  })
}

type Watcher = {
  readonly before?: (task: Task) => void
  readonly after?: (task: Task) => void
  readonly failed?: (task: Task) => void
}

/** The runner's own hook still runs, between what the watcher does. */
export function around(runner: TestRunner, name: keyof TestRunner, watcher: Watcher): void {
  const own = runner[name]?.bind(runner)
  runner[name] = async (task, options) => {
    watcher.before?.(task)
    try {
      return await own?.(task, options)
    } catch (error) {
      watcher.failed?.(task)
      throw error
    } finally {
      watcher.after?.(task)
    }
  }
}

function bodyOf(testFunction: TestFunction): Hook {
  return (test) => {
    const body = testFunction(test)
    if (body === undefined) throw new Error('Vitest knows no function for this test')
    return body()
  }
}

function watchedBody(body: Hook, thrown: WeakMap<Task, Stamp>, fixtures: Fixtures): Hook {
  return async (test) => {
    stamp(test, 'hook')
    try {
      return await body(test)
    } catch (error) {
      // @teeth an-error-keeps-its-fixture: an error keeps its fixture
      //   test: test/unit/lane/watch-runner.test.ts
      //   was: thrown.set(test, 'body')
      thrown.set(test, fixtures.threw(error, test.id) ? 'fixture' : 'body')
      throw error
    } finally {
      // Soft assertions are in the list already, what was thrown is not.
      stamp(test, 'body')
    }
  }
}

/** After the body: hooks, fixtures that tear down, and the verdict of `test.fails`. */
function stampLate(test: Task, fixtures: Fixtures): void {
  for (const error of test.result?.errors ?? []) {
    if (PHASE_KEY in error) continue
    const isVerdict = test.fails === true && error['message'] === 'Expect test to fail'
    error[PHASE_KEY] = isVerdict ? 'body' : fixtures.toreDownWith(error['message']) ? 'fixture' : 'hook'
  }
}

function stamp(task: Task, phase: Stamp): void {
  for (const error of task.result?.errors ?? []) if (!(PHASE_KEY in error)) error[PHASE_KEY] = phase
}

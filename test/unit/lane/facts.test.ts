import { describe, expect, test } from 'vitest'
import { factsOf } from '../../../src/world/lane/facts.ts'
import { isTornOff, tornOffDetail } from '../../../src/world/lane/torn-off.ts'
import type { TestCase, TestModule, TestSuite } from '../../../src/world/lane/vitest-shape.ts'

type Task = {
  readonly name: string
  readonly state: string
  readonly mode?: string
  readonly errors?: readonly unknown[]
}

function moduleOf(tasks: readonly Task[], fields: { state?: string; errors?: readonly unknown[] } = {}): TestModule {
  const module: TestModule = {
    moduleId: '/project/plane.test.ts',
    project: { name: '' },
    children: { allTests: () => tests, allSuites: () => [suite] },
    state: () => fields.state ?? 'passed',
    errors: () => fields.errors ?? [],
  }
  const suite: TestSuite = { name: 'plane', parent: module, errors: () => [] }
  const tests = tasks.map(({ name, state, mode, errors }, index): TestCase => ({
    id: `1_${index}`,
    name,
    parent: suite,
    location: { line: index + 1 },
    options: mode === undefined ? {} : { mode },
    result: () => ({ state, errors }),
    diagnostic: () => ({ duration: 2, flaky: false }),
  }))
  return module
}

describe('the facts of a module', () => {
  test('tell a test by its id, its titles from the outermost suite down, and its line', () => {
    const { tests } = factsOf(moduleOf([{ name: 'flies', state: 'passed' }]), [])
    expect(tests).toEqual([
      {
        id: '1_0',
        titlePath: ['plane', 'flies'],
        state: 'passed',
        errors: [],
        durationMs: 2,
        isRetried: false,
        line: 1,
      },
    ])
  })

  test.each([
    [{ state: 'skipped', mode: 'skip' }, 'skipped'],
    [{ state: 'skipped', mode: 'todo' }, 'todo'],
    [{ state: 'failed', mode: 'run' }, 'failed'],
    [{ state: 'pending', mode: 'run' }, 'pending'],
  ])('put %o down as %s', (task, state) => {
    const { tests } = factsOf(moduleOf([{ name: 'flies', ...task }]), [])
    expect(tests[0]?.state).toBe(state)
  })

  test('leave out what Vitest adds about the file: obsolete snapshots are no failure', () => {
    const errors = [{ message: 'Obsolete snapshots found', teethPhase: 'housekeeping' }, { message: 'no such module' }]
    const { suiteErrors } = factsOf(moduleOf([], { errors }), [])
    expect(
      suiteErrors.map(({ error }) => error.message),
      'obsolete snapshots are no failure',
    ).toEqual(['no such module'])
  })

  test('put errors that nobody caught outside of every test', () => {
    const { unhandled } = factsOf(moduleOf([]), [{ message: 'lost', type: 'Unhandled Rejection' }])
    expect(unhandled.map(({ message, phase }) => [message, phase])).toEqual([['lost', 'outside']])
  })
})

describe('a run that was torn off', () => {
  test.each(['pending', 'queued'])(
    'is told by a module that is still %s: a module that never ended is a crash',
    (state) => {
      const module = moduleOf([], { state })
      expect(isTornOff(module, factsOf(module, [])), 'a module that never ended is a crash').toBe(true)
    },
  )

  test('is told by a single test that never ended: a test that never ended is a crash', () => {
    const module = moduleOf([
      { name: 'flies', state: 'passed' },
      { name: 'lands', state: 'pending' },
    ])
    expect(isTornOff(module, factsOf(module, [])), 'a test that never ended is a crash').toBe(true)
  })

  test('is not told by a failure', () => {
    const module = moduleOf([{ name: 'flies', state: 'failed' }], { state: 'failed' })
    expect(isTornOff(module, factsOf(module, []))).toBe(false)
  })

  test('has the account of the runner and its cause', () => {
    const error = new Error('worker emitted error', { cause: new Error('exited with SIGKILL') })
    expect(tornOffDetail(factsOf(moduleOf([]), [error]))).toBe('worker emitted error\nexited with SIGKILL')
  })
})

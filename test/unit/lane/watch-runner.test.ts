import { describe, expect, test } from 'vitest'
import { Fixtures } from '../../../src/world/lane/worker/watch-fixtures.ts'
import { type Task, type TestRunner, watchRunner } from '../../../src/world/lane/worker/watch-runner.ts'

type Life = {
  /** What happens at each step of the test's life; absent: nothing. */
  readonly [step in 'beforeEach' | 'body' | 'counting' | 'afterEach']?: () => void
} & { readonly fails?: boolean; readonly fixtures?: Fixtures }

type Errors = { [key: string]: unknown }[]

/** A test's life as Vitest leads it, under a watched runner: the phases of what was recorded, in order. */
async function phasesOf(life: Life, soft?: string): Promise<readonly unknown[]> {
  const errors: Errors = []
  const task: Task = { id: '1_0', fails: life.fails ?? false, result: { errors } }
  const record = (error: unknown) => void errors.push({ message: error instanceof Error ? error.message : error })
  const runner: TestRunner = { onAfterTryTask: () => life.counting?.() }
  const body = () => {
    if (soft !== undefined) record(soft)
    life.body?.()
  }
  watchRunner(runner, () => body, life.fixtures ?? new Fixtures())
  try {
    await runner.onBeforeTryTask?.(task)
    life.beforeEach?.()
    await runner.runTask?.(task)
    await runner.onAfterTryTask?.(task)
  } catch (error) {
    record(error)
  }
  await runner.onTaskFinished?.(task)
  try {
    life.afterEach?.()
  } catch (error) {
    record(error)
  }
  if (life.fails) record('Expect test to fail')
  await runner.onAfterRunTask?.(task)
  return errors.map((error) => error['teethPhase'])
}

function raise(error: unknown): () => void {
  return () => {
    throw error
  }
}

describe('an error in the life of a test', () => {
  test('is of the body when the test itself throws', async () => {
    expect(await phasesOf({ body: raise(new Error('down')) })).toEqual(['body'])
  })

  test('is of the body when it was noted softly, and so is the one thrown after it', async () => {
    expect(await phasesOf({ body: raise(new Error('down')) }, 'noted')).toEqual(['body', 'body'])
  })

  test('is of the hook when the body was never entered: a hook before the test is no body', async () => {
    const phases = await phasesOf({ beforeEach: raise(new Error('down')) })
    expect(phases, 'a hook before the test is no body').toEqual(['hook'])
  })

  test('is of the hook when it comes after the body', async () => {
    expect(await phasesOf({ body: raise(new Error('one')), afterEach: raise(new Error('other')) })).toEqual([
      'body',
      'hook',
    ])
  })

  test('is of the body when the assertions it asked for were not made: counting is asked for by the body', async () => {
    const phases = await phasesOf({ counting: raise(new Error('expected 2 assertions')) })
    expect(phases, 'counting is asked for by the body').toEqual(['body'])
  })

  test('is of the body when the test was to fail and did not', async () => {
    expect(await phasesOf({ fails: true })).toEqual(['body'])
  })

  test('is of the fixture when a fixture threw it: an error keeps its fixture', async () => {
    const fixtures = new Fixtures()
    const error = new Error('no lock')
    const extend = watchedExtend(fixtures)
    const { lock } = extend({ lock: raise(error) })
    const phases = await phasesOf({ fixtures, body: await rejectionOf(lock) })
    expect(phases, 'an error keeps its fixture').toEqual(['fixture'])
  })

  test('is of the body when a fixture was ready before it', async () => {
    const fixtures = new Fixtures()
    const extend = watchedExtend(fixtures)
    const { lock } = extend({ lock: async (_context: unknown, use: (value: unknown) => unknown) => use('lock') })
    await lock?.({ task: { id: '1_0' } }, () => undefined)
    expect(await phasesOf({ fixtures, body: raise(new Error('down')) })).toEqual(['body'])
  })

  test('is of the fixture when the time ran out while one was being set up: a slow fixture is no slow body', async () => {
    const fixtures = new Fixtures()
    const extend = watchedExtend(fixtures)
    const { lock } = extend({ lock: () => new Promise(() => {}) })
    void lock?.({ task: { id: '1_0' } }, () => undefined)
    const phases = await phasesOf({ fixtures, body: raise(new Error('Test timed out in 5ms.')) })
    expect(phases, 'a slow fixture is no slow body').toEqual(['fixture'])
  })

  test('is of the fixture when one failed to go down', async () => {
    const fixtures = new Fixtures()
    const extend = watchedExtend(fixtures)
    const { lock } = extend({
      lock: async (_context: unknown, use: (value: unknown) => unknown) => {
        await use('lock')
        throw new Error('fell off')
      },
    })
    const afterEach = await rejectionOf(lock)
    expect(await phasesOf({ fixtures, afterEach })).toEqual(['fixture'])
  })
})

describe('a suite', () => {
  test('had its error at load, in a hook, or from Vitest at the end: each time has its stamp', async () => {
    const errors: Errors = [{ message: 'throws at the top' }]
    const suite: Task = { id: '1', result: { errors } }
    const runner: TestRunner = { onAfterRunSuite: () => void errors.push({ message: 'obsolete' }) }
    watchRunner(runner, () => undefined, new Fixtures())
    await runner.onBeforeRunSuite?.(suite)
    errors.push({ message: 'after all' })
    await runner.onAfterRunSuite?.(suite)
    expect(errors.map((error) => error['teethPhase'])).toEqual(['load', 'hook', 'housekeeping'])
  })
})

describe('what the user has made of `test`', () => {
  test('keeps the names of its fixtures readable: Vitest still reads what a fixture needs', () => {
    const fixtures = new Fixtures()
    const lock = ({ key }: { key: string }) => key
    const watched = watchedExtend(fixtures)({ lock })['lock']
    expect(String(watched), 'Vitest still reads what a fixture needs').toBe(String(lock))
  })

  test('is watched once, also when a kept worker asks again', () => {
    const extend = () => undefined
    const subject = Object.assign(() => undefined, { extend })
    const fixtures = new Fixtures()
    fixtures.watch(subject)
    const once = subject.extend
    fixtures.watch(subject)
    expect(subject.extend).toBe(once)
  })
})

type Fixture = (context: unknown, use: unknown) => Promise<unknown>

/** `extend` of a `test` that is watched; returns the fixtures as Vitest would get them. */
function watchedExtend(fixtures: Fixtures): (given: object) => Readonly<Record<string, Fixture | undefined>> {
  const subject = Object.assign(() => undefined, { extend: (given: object) => given })
  fixtures.watch(subject)
  return (given) => Object.fromEntries(Object.entries(subject.extend(given)))
}

/** Runs a fixture that fails, and throws its error again as Vitest would. */
async function rejectionOf(fixture: Fixture | undefined): Promise<() => void> {
  const error: unknown = await fixture?.({ task: { id: '1_0' } }, () => undefined).catch((thrown: unknown) => thrown)
  return raise(error)
}

/** Which failure is enough for the tests after it to be left out. */

import { describe, expect, test } from 'vitest'
import { cutShort, isEnough } from '../../../src/world/lane/worker/cut-short.ts'
import type { Task, TestRunner } from '../../../src/world/lane/worker/watch-runner.ts'

const FILE: Task & { readonly filepath: string } = {
  id: '1',
  name: 'test/rows.test.ts',
  filepath: '/test/rows.test.ts',
}
const SUITE: Task = { id: '1_0', name: 'rows', suite: FILE }
const WORDS = ['reads-the-row', 'reads the row']

function failed(name: string, message = 'expected 1 to be 2', phase = 'body'): Task {
  return { id: '1_0_0', name, suite: SUITE, result: { state: 'fail', errors: [{ message, teethPhase: phase }] } }
}

describe('the failure of a test', () => {
  test.each([
    ['its title has the words', failed('Reads the row')],
    ['its message has them', failed('works', 'reads-the-row: 1 is not 2')],
  ])('is enough when %s', (_, task) => {
    expect(isEnough(task, { words: WORDS })).toBe(true)
  })

  test.each([
    ['nothing has the words', failed('works')],
    ['a hook threw it: what failed around a test settles nothing', failed('reads the row', 'down', 'hook')],
    ['it did not fail', { ...failed('reads the row'), result: { state: 'pass', errors: [] } }],
    ['it has not ended', { ...failed('reads the row'), result: {} }],
  ])('is not enough when %s', (what, task) => {
    expect(isEnough(task, { words: WORDS }), what).toBe(false)
  })

  test('a test that is not the one named settles nothing', () => {
    const task = failed('reads the row')
    expect(isEnough(task, { words: WORDS, title: 'writes' })).toBe(false)
    expect(isEnough(task, { words: WORDS, title: 'rows > reads' })).toBe(true)
  })

  test('the name of the file is no title', () => {
    expect(isEnough(failed('works'), { words: ['rows.test'] })).toBe(false)
  })
})

test('what comes after it is left out, and what has begun is not', async () => {
  const cut: string[] = []
  const runner: TestRunner = {}
  cutShort(runner, { words: WORDS }, () => cut.push('cut'))
  const tasks: Record<'before' | 'todo' | 'after', Task> = {
    before: { id: '0', mode: 'run' },
    todo: { id: '2', mode: 'todo' },
    after: { id: '3', mode: 'queued' },
  }
  await runner.onBeforeRunTask?.(tasks.before)
  await runner.onAfterRunTask?.(failed('reads the row'))
  await runner.onBeforeRunTask?.(tasks.todo)
  await runner.onBeforeRunTask?.(tasks.after)
  expect(Object.values(tasks).map(({ mode }) => mode)).toEqual(['run', 'todo', 'skip'])
  expect(cut).toEqual(['cut'])
})

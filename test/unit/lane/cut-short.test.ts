/** After which failure the tests to come are left out. */

import { expect, test } from 'vitest'
import { cutShort } from '../../../src/world/lane/worker/cut-short.ts'
import type { Task, TestRunner } from '../../../src/world/lane/worker/watch-runner.ts'

const failed = (teethPhase: string): Task => ({ id: '1', result: { state: 'fail', errors: [{ teethPhase }] } })

/** The modes of the tasks to come once a test has ended, and how often something was left out. */
async function modesAfter(ended: Task, ...modes: readonly string[]) {
  let cuts = 0
  const runner: TestRunner = {}
  cutShort(runner, () => (cuts += 1))
  const tasks = modes.map((mode, index): Task => ({ id: String(index + 2), mode }))
  await runner.onAfterRunTask?.(ended)
  for (const task of tasks) await runner.onBeforeRunTask?.(task)
  return { modes: tasks.map(({ mode }) => mode), cuts }
}

test('what comes after a test that failed is left out, and what would not run anyway stays as it is', async () => {
  expect(await modesAfter(failed('body'), 'run', 'todo', 'queued')).toEqual({
    modes: ['skip', 'todo', 'skip'],
    cuts: 2,
  })
})

test('so is a suite to come', async () => {
  const runner: TestRunner = {}
  cutShort(runner, () => undefined)
  const suite: Task = { id: '2', mode: 'run' }
  await runner.onAfterRunTask?.(failed('body'))
  await runner.onBeforeRunSuite?.(suite)
  expect(suite.mode).toBe('skip')
})

test.each<[string, Task]>([
  ['a hook threw: what failed around a test settles nothing', failed('hook')],
  ['it passed', { id: '1', result: { state: 'pass', errors: [] } }],
  ['it has not ended', { id: '1', result: {} }],
])('all run when %s', async (what, ended) => {
  expect(await modesAfter(ended, 'run', 'queued'), what).toEqual({ modes: ['run', 'queued'], cuts: 0 })
})

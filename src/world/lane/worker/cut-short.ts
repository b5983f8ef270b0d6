/** Leaves out the tests that are still to come once one has failed that seems to settle the matter. */

import type { Enough } from '../scenario-note.ts'
import { around, PHASE_KEY, type Task, type TestRunner } from './watch-runner.ts'

/** To be put around a runner that is watched, since only what a body threw is enough. */
export function cutShort(runner: TestRunner, enough: Enough, onCut: () => void): void {
  let isSettled = false
  const leaveOut = (task: Task): void => {
    if (isSettled && (task.mode === 'run' || task.mode === 'queued')) {
      task.mode = 'skip'
      onCut()
    }
  }
  around(runner, 'onBeforeRunTask', { before: leaveOut })
  around(runner, 'onBeforeRunSuite', { before: leaveOut })
  around(runner, 'onAfterRunTask', { after: (test) => void (isSettled ||= isEnough(test, enough)) })
}

/** Wide where it costs only time: what this test says is judged like any other, and looked at whole when it is not enough. */
export function isEnough(test: Task, { title, words }: Enough): boolean {
  if (test.result?.state !== 'fail') return false
  const errors = (test.result.errors ?? []).filter((error) => error[PHASE_KEY] === 'body')
  // @teeth only-a-body-is-enough: what failed around a test settles nothing
  //   test: test/unit/lane/cut-short.test.ts
  //   revert: remove
  if (errors.length === 0) return false
  const path = titlesOf(test).join(' > ')
  // @teeth another-test-is-not-enough: a test that is not the one named settles nothing
  //   test: test/unit/lane/cut-short.test.ts
  //   revert: remove
  if (title !== undefined && !path.includes(title)) return false
  const texts = [path, ...errors.map((error) => String(error['message']))].map((text) => text.toLowerCase())
  return words.some((word) => texts.some((text) => text.includes(word.toLowerCase())))
}

/** From the outermost suite to the test; the file itself has no title. */
function titlesOf(test: Task): readonly string[] {
  const titles: string[] = []
  for (let task: Task | undefined = test; task !== undefined && !('filepath' in task); task = task.suite) {
    titles.unshift(task.name ?? '')
  }
  return titles
}

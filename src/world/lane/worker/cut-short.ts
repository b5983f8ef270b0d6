/** Leaves out the tests that are still to come once one has failed. */

import { around, PHASE_KEY, type Task, type TestRunner } from './watch-runner.ts'

/** To be put around a runner that is watched: that tells what a body threw. */
export function cutShort(runner: TestRunner, onCut: () => void): void {
  let isSettled = false
  const leaveOut = (task: Task): void => {
    if (isSettled && (task.mode === 'run' || task.mode === 'queued')) {
      task.mode = 'skip'
      onCut()
    }
  }
  around(runner, 'onBeforeRunTask', { before: leaveOut })
  around(runner, 'onBeforeRunSuite', { before: leaveOut })
  around(runner, 'onAfterRunTask', { after: (test) => void (isSettled ||= hasFailed(test)) })
}

function hasFailed({ result }: Task): boolean {
  // @teeth only-a-body-is-enough: what failed around a test settles nothing
  //   test: test/unit/lane/cut-short.test.ts
  //   was: return result?.state === 'fail'
  return result?.state === 'fail' && result.errors?.some((error) => error[PHASE_KEY] === 'body') === true
}

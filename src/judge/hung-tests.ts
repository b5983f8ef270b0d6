/** Of a trial that hit its deadline: the intended tests that hung. */

import type { FailedTest } from '../model/verdict.ts'
import type { Seen } from './seen.ts'

/** None when a test that the guard does not mean had begun too: it may be the one that hung. */
export function hungTests({ question, trial }: Seen, deadlineMs: number): readonly FailedTest[] {
  const message = `The run hit its deadline of ${deadlineMs} ms.`
  const { running = [] } = trial
  const hung = question.intended.filter(({ id }) => running.includes(id))
  // @teeth a-hang-belongs-to-one-test: a hang of another test is none of the intended one
  //   test: test/unit/judge/no-evidence.test.ts > timed-out
  //   revert: condition false
  if (hung.length < running.length) return []
  return hung.map(({ titlePath, line }) => ({
    titlePath,
    kind: 'timeout',
    error: { message, keys: [], inner: [], phase: 'unknown' },
    ...(line && { line }),
  }))
}

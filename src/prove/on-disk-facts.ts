/** How a trial on disk learns whether the old behaviour ran: from a second run with probes, of which only these count. */

import { counterparts } from '../judge/counterparts.ts'
import { intendedIn } from '../judge/intended.ts'
import type { IntendedTest } from '../model/guard.ts'
import type { Run } from '../model/run.ts'

/** No intended test that was green in the control is otherwise: it did not notice, or the old behaviour was not met. */
export function isQuiet({ end, tests }: Run, control: Run, intended: IntendedTest): boolean {
  const known = counterparts(control.tests, tests)
  // @teeth others-do-not-answer: a red test that is not meant tells nothing of one that stayed green
  //   test: test/unit/prove/measure-on-disk.test.ts
  //   revert: swap intendedIn(intended, control.tests) => control.tests
  const expected = intendedIn(intended, control.tests)
    .filter(({ state }) => state === 'passed')
    .map(({ id }) => known.get(id))
  return end.kind === 'finished' && expected.every((test) => test?.state === 'passed' && !test.isRetried)
}

/**
 * The run as it was without probes, with what the probes told. Its tests may well be red where they look at the text:
 * that is why they do not count. Without an answer a green run shows nothing.
 */
export function withFactsOf(plain: Run, { end, overlays }: Run): Run {
  switch (end.kind) {
    case 'finished':
    case 'crashed':
    case 'timed-out':
      return { ...plain, overlays }
    case 'interrupted':
      return { ...plain, end }
    case 'prepare-failed':
      return { ...plain, end: unknown(`\`${end.command}\` ended with ${end.how}`) }
    default:
      return { ...plain, end: unknown(end.detail) }
  }
}

function unknown(detail: string): Run['end'] {
  return { kind: 'runner-failed', detail: `with probes in the old behaviour, by which it is seen to run, ${detail}` }
}

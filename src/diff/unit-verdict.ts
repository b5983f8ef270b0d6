/** What the trials of a unit show together. */

import { assertNever } from '../model/assert-never.ts'
import type { TrialVerdict, UnitVerdict } from '../model/diff-ledger.ts'
import type { Verdict } from '../model/verdict.ts'

/** One trial of one test file. */
export function trialVerdict(verdict: Verdict): TrialVerdict {
  switch (verdict) {
    case 'bites':
      return 'noticed'
    case 'toothless':
      return 'unnoticed'
    case 'unreached':
      return 'unreached'
    case 'incidental':
    case 'unnamed':
      return 'incidental'
    case 'red-already':
    case 'unobserved':
      return 'silent'
    case 'stale':
    case 'timed-out':
    case 'flaky':
    case 'unmeasured':
      return 'unmeasured'
    default:
      return assertNever(verdict)
  }
}

/** The first that holds speaks: what could not be measured may have noticed, so that it comes before all but a notice. */
const STRONGEST = ['noticed', 'unmeasured', 'incidental', 'unnoticed', 'unreached', 'silent'] as const

/** Of all trials of a unit; undefined when there is none. Where every test is silent, nothing is measured. */
export function strongest(verdicts: readonly TrialVerdict[]): UnitVerdict | undefined {
  const found = STRONGEST.find((verdict) => verdicts.includes(verdict))
  // @teeth silent-tests-speak-for-nobody: where every test is silent nothing is measured
  //   test: test/unit/diff/small-decisions.test.ts > where every test is silent nothing is measured
  //   was: return found === 'silent' ? 'unnoticed' : found
  return found === 'silent' ? 'unmeasured' : found
}

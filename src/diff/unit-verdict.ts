/** What the trials of a unit show together. */

import { assertNever } from '../model/assert-never.ts'
import type { UnitVerdict } from '../model/diff-ledger.ts'
import type { Verdict } from '../model/verdict.ts'

/** One trial of one test file. */
export function trialVerdict(verdict: Verdict): UnitVerdict {
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
    case 'stale':
    case 'red-already':
    case 'unobserved':
    case 'timed-out':
    case 'flaky':
    case 'unmeasured':
      return 'unmeasured'
    default:
      return assertNever(verdict)
  }
}

/** The first that holds speaks: what could not be measured may have noticed, so that it comes before all but a notice. */
const STRONGEST = [
  'noticed',
  'unmeasured',
  'incidental',
  'unnoticed',
  'unreached',
] as const satisfies readonly UnitVerdict[]

/** Of all trials of a unit; undefined when there is none. */
export function strongest(verdicts: readonly UnitVerdict[]): UnitVerdict | undefined {
  return STRONGEST.find((verdict) => verdicts.includes(verdict))
}

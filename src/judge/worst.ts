/** Of the verdicts of several proofs the one that speaks for the guard. */

import type { Verdict } from '../model/verdict.ts'

/**
 * From the worst: what could not be measured hides everything else, then what no longer fits, then a test without
 * teeth, from no teeth at all to teeth that only lack a name. The same order as the exit codes.
 */
export const WORST_FIRST = [
  'unmeasured',
  'red-already',
  'timed-out',
  'flaky',
  'unobserved',
  'stale',
  'toothless',
  'unreached',
  'incidental',
  'unnamed',
  'bites',
] as const satisfies readonly Verdict[]

/** The worst of them; `unmeasured` when there is none, as no proof is no evidence. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  // @teeth no-proof-is-no-evidence: a guard without a proof is unmeasured: no proof is no evidence
  //   test: test/unit/judge/worst.test.ts
  //   revert: swap 'unmeasured' => 'bites'
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'unmeasured'
}

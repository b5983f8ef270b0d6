/** How many guards have each verdict. */

import type { Ledger } from '../model/ledger.ts'
import type { Verdict } from '../model/verdict.ts'

export function verdictCounts(verdicts: readonly Verdict[]): Ledger['counts'] {
  const counts = { ...ZEROES }
  for (const verdict of verdicts) counts[verdict] += 1
  return counts
}

const ZEROES: Record<Verdict, number> = {
  bites: 0,
  toothless: 0,
  unreached: 0,
  unnamed: 0,
  incidental: 0,
  stale: 0,
  'red-already': 0,
  unobserved: 0,
  'timed-out': 0,
  flaky: 0,
  unmeasured: 0,
}

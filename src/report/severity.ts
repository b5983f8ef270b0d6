/** How heavy a verdict is for the one who reads a report. */

import type { Verdict } from '../model/verdict.ts'

/** `toothless`: a judgement about a test. `stale`: guard and code no longer fit. `unmeasured`: no evidence. */
export type Severity = 'bites' | 'toothless' | 'stale' | 'unmeasured'

const SEVERITIES: Readonly<Record<Verdict, Severity>> = {
  bites: 'bites',
  toothless: 'toothless',
  unreached: 'toothless',
  unnamed: 'toothless',
  incidental: 'toothless',
  stale: 'stale',
  'red-already': 'unmeasured',
  unobserved: 'unmeasured',
  'timed-out': 'unmeasured',
  flaky: 'unmeasured',
  unmeasured: 'unmeasured',
}

/** Source: the exit codes of DESIGN section 4. */
export function severity(verdict: Verdict): Severity {
  return SEVERITIES[verdict]
}

/** How heavy a verdict is for the one who reads a report. */

import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { Verdict } from '../model/verdict.ts'

/** `toothless`: a judgement about a test. `stale`: guard and code no longer fit. `unmeasured`: no evidence. */
export type Severity = 'bites' | 'toothless' | 'stale' | 'unmeasured'

/** By the exit code that a verdict asks for. */
const SEVERITIES = { 0: 'bites', 1: 'toothless', 3: 'stale', 4: 'unmeasured' } as const

export function severity(verdict: Verdict): Severity {
  return SEVERITIES[VERDICT_TEXTS[verdict].exitCode]
}

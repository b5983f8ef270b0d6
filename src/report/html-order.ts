/** In which order a page has the verdicts: what does not bite first. */

import { type Verdict, VERDICTS } from '../model/verdict.ts'
import { type Severity, severity } from './severity.ts'

const SEVERITIES: readonly Severity[] = ['toothless', 'stale', 'unmeasured', 'bites']

export const HEAVIEST_FIRST: readonly Verdict[] = VERDICTS.toSorted(
  (one, other) => SEVERITIES.indexOf(severity(one)) - SEVERITIES.indexOf(severity(other)),
)

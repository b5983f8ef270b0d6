/** What a report that has room for so many findings tells first: the heaviest, each kind in the order of files and lines. */

import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import { type Severity, severity } from './severity.ts'

const HEAVIEST_FIRST: readonly Severity[] = ['toothless', 'stale', 'unmeasured']

/** The guards that do not bite. */
export function openGuards({ guards }: Ledger): readonly LedgerEntry[] {
  return HEAVIEST_FIRST.flatMap((wanted) => guards.filter(({ verdict }) => severity(verdict) === wanted))
}

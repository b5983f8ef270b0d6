/** The one place of a guard that a report points at when there is room for one. */

import type { LedgerEntry } from '../model/ledger.ts'

/** Its first site: there the change under review is, also when the guard itself stands in `mutants/`. */
export function spot({ sites, place }: LedgerEntry): { readonly file: string; readonly line: number } {
  return sites[0] ?? place
}

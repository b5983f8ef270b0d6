/** The one place of a guard that a report points at when there is room for one. */

import type { LedgerEntry } from '../model/ledger.ts'
import type { Place } from '../model/place.ts'

/** Its first site: there the change under review is, also when the guard itself stands in `mutants/`. */
export function spot({ sites, place }: LedgerEntry): { readonly file: string; readonly line: number } {
  return sites[0] ?? place
}

/** Where a finding about the guard belongs: the annotation is what has to move when it is stale. */
export function findingSpot(entry: LedgerEntry): Pick<Place, 'file' | 'line'> & { readonly column?: number } {
  return entry.verdict === 'stale' ? entry.place : spot(entry)
}

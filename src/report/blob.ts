/** The ledger of a shard for `teeth merge`: everything, on one line. */

import type { Ledger } from '../model/ledger.ts'

/** Parses back to the same ledger. */
export function renderBlob(ledger: Ledger): string {
  return `${JSON.stringify(ledger)}\n`
}

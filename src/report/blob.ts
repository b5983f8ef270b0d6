/** The ledger of a shard for `teeth merge`: everything, on one line. */

import type { Ledger } from '../model/ledger.ts'
import { compactJsonText } from './json-text.ts'

/** Parses back to the same ledger. */
export function renderBlob(ledger: Ledger): string {
  // @teeth blobs-are-inert-too: a blob reorders no text on its way
  //   test: test/unit/report/json-text.test.ts
  //   was: return `${JSON.stringify(ledger)}\n`
  return compactJsonText(ledger)
}

/** The SARIF report as a forge parses it. */

import type { Log, Result } from 'sarif'
import type { Ledger } from '../../../src/model/ledger.ts'
import { renderSarif } from '../../../src/report/sarif.ts'

export function logOf(ledger: Ledger): Log {
  return JSON.parse(renderSarif(ledger))
}

export function resultsOf(ledger: Ledger): readonly Result[] {
  return logOf(ledger).runs[0]?.results ?? []
}

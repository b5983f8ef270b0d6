/** A SARIF report of more findings than a forge takes. */

import { expect, test } from 'vitest'
import type { LedgerEntry } from '../../../src/model/ledger.ts'
import type { Verdict } from '../../../src/model/verdict.ts'
import { ledgerOf, toothless } from '../../support/ledgers.ts'
import { logOf } from './sarif-reader.ts'

/** Alike, and with little to tell: there are thousands of them. */
function findings(many: number, verdict: Verdict): readonly LedgerEntry[] {
  const entry = { ...toothless(), verdict, sites: [], proofs: [] }
  return Array.from({ length: many }, () => entry)
}

test('the SARIF report has 5,000 results at most, the heaviest, and counts the rest', () => {
  const run = logOf(ledgerOf([...findings(4_000, 'flaky'), ...findings(1_010, 'unnamed')])).runs[0]
  const kept = Map.groupBy(run?.results ?? [], ({ ruleId }) => ruleId)
  expect([kept.get('unnamed')?.length, kept.get('flaky')?.length, run?.properties?.['leftOut']]).toEqual([
    1_010, 3_990, 10,
  ])
})

/** Findings of a change that have a line. */

import { describe, expect, test } from 'vitest'
import { diffLineFindings } from '../../../src/report/diff-line-findings.ts'
import { diffLedgerOf, diffUnit, everyUnit, unnoticedFinding } from '../../support/diff-ledgers.ts'

describe('a finding of a change', () => {
  test('stands where its unit begins or where its test is, counted from the repository', () => {
    const found = diffLineFindings(everyUnit(), 'packages/shop/')
    expect(found.map(({ file, line, level, title }) => [`${file}:${line}`, level, title])).toEqual([
      ['packages/shop/src/rows.ts:2', 'failure', 'unnoticed: unnoticed condition in `rows`'],
      ['packages/shop/src/rows.ts:2', 'failure', 'unreached: unreached condition in `rows`'],
      ['packages/shop/test/rows.test.ts:8', 'failure', 'passes with the old code as well'],
    ])
  })

  test('is told from every other', () => {
    const prints = diffLineFindings(everyUnit(), '').map(({ fingerprint }) => fingerprint)
    expect(new Set(prints).size).toBe(3)
  })

  test('that would be too long for a note is told without its code', () => {
    const flood = '`x` '.repeat(2_000)
    const places = Array.from({ length: 4 }, () => ({ file: flood, line: 1, diff: `-${flood}\n`.repeat(60) }))
    const units = [diffUnit({ verdict: 'unnoticed', title: flood, places })]
    const [finding] = diffLineFindings(diffLedgerOf({ units, findings: [unnoticedFinding()] }), '')
    expect(finding?.text.length).toBeLessThan(31_000)
  })

  test('has no line when its unit stands nowhere, or is not in the ledger', () => {
    const units = [diffUnit({ verdict: 'unnoticed', places: [] })]
    const findings = [unnoticedFinding(), unnoticedFinding('part:9')]
    expect(diffLineFindings(diffLedgerOf({ units, findings }), '')).toEqual([])
  })
})

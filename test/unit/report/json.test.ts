import { describe, expect, test } from 'vitest'
import { renderJson } from '../../../src/report/json.ts'
import { allBite, everyVerdict, ledgerOf } from '../../support/ledgers.ts'

describe('the JSON report', () => {
  test('puts the version, the outcome and the counts before the guards', () => {
    expect(renderJson(ledgerOf([]))).toMatchInlineSnapshot(`
      "{
        "schemaVersion": 1,
        "tool": {
          "name": "teeth",
          "version": "0.1.0"
        },
        "versions": {
          "node": "24.21.0",
          "vitest": "5.1.2"
        },
        "startedAt": "2026-11-30T09:12:44.120Z",
        "durationMs": 2413,
        "commit": "3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304",
        "isDirty": true,
        "exitCode": 0,
        "counts": {
          "bites": 0,
          "flaky": 0,
          "incidental": 0,
          "red-already": 0,
          "stale": 0,
          "timed-out": 0,
          "toothless": 0,
          "unmeasured": 0,
          "unnamed": 0,
          "unobserved": 0,
          "unreached": 0
        },
        "guards": [],
        "notStarted": 0,
        "problems": [],
        "strays": []
      }
      "
    `)
  })

  test('is the same bytes in whatever order the ledger was put together', () => {
    const ledger = allBite()
    const backwards = { ...ledgerOf([]), ...Object.fromEntries(Object.entries(ledger).toReversed()) }
    expect(renderJson({ ...Object.fromEntries(Object.entries(backwards).toReversed()), ...backwards })).toBe(
      renderJson(ledger),
    )
  })

  test('ends in a line end', () => {
    expect(renderJson(everyVerdict())).toMatch(/\n\}\n$/)
  })
})

/** The JSON report of a ledger in which everyone attacks. */

import { test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { renderJson } from '../../../src/report/json.ts'
import { attack, ledgerUnder } from './hostile.ts'

describe('the JSON report', () => {
  property.prop([attack], { numRuns: 40 })('parses back to the same ledger', (hostile) => {
    const ledger = ledgerUnder(hostile)
    expect(JSON.parse(renderJson(ledger))).toEqual(ledger)
  })

  property.prop([attack], { numRuns: 40 })('holds nothing that steers the terminal it is printed to', (hostile) => {
    const text = renderJson(ledgerUnder(hostile))
    expect(
      text.match(/(?!\n)\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|##\[/u),
    ).toBeNull()
  })
})

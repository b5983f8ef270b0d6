/** The SARIF report of a ledger in which everyone attacks. */

import { test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { renderSarif } from '../../../src/report/sarif.ts'
import { attack, ledgerUnder } from './hostile.ts'
import { resultsOf } from './sarif-reader.ts'

describe('the SARIF report', () => {
  property.prop([attack], { numRuns: 12 })('holds nothing that steers where it is shown', (hostile) => {
    const told = texts(JSON.parse(renderSarif(ledgerUnder(hostile)))).join('')
    expect(told.match(/(?![\t\n])\p{Cc}|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)).toBeNull()
  })

  property.prop([attack], { numRuns: 12 })('makes a link of no text', (hostile) => {
    const messages = resultsOf(ledgerUnder(hostile)).map(({ message }) => message.text ?? '')
    expect(messages.filter((text) => /(?<!\\)(?:\\\\)*[[\]]/.test(text))).toEqual([])
  })

  property.prop([attack], { numRuns: 12 })('has relative addresses only', (hostile) => {
    const results = resultsOf(ledgerUnder(hostile))
    const uris = results.flatMap(({ locations = [], relatedLocations = [] }) =>
      [...locations, ...relatedLocations].map((at) => at.physicalLocation?.artifactLocation?.uri ?? 'none'),
    )
    expect(
      uris.filter((uri) => !new URL(uri, 'https://base.example/r/').href.startsWith('https://base.example/r/')),
    ).toEqual([])
  })
})

/** Every text in a value, keys included. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...texts(part)])
}

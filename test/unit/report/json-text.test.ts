import { describe, expect, test } from 'vitest'
import { renderBlob } from '../../../src/report/blob.ts'
import { inertJsonText, jsonText } from '../../../src/report/json-text.ts'
import { allBite } from '../../support/ledgers.ts'

describe('JSON text', () => {
  test('parses back to the same texts', () => {
    const value = { text: '\u001b[31m\u202e\ud800\u{e0041}' }
    expect(JSON.parse(jsonText(value))).toEqual(value)
  })

  test('holds nothing that steers the terminal it is printed to', () => {
    expect(jsonText('\u001b[31m')).toBe('"\\u001b[31m"\n')
  })
})

describe('inert JSON text', () => {
  test('has texts and keys that stay inert once they are parsed', () => {
    expect(JSON.parse(inertJsonText({ '\u202ekey': ['\u001b[31m', 1, null] }))).toEqual({
      '\\u202ekey': ['\\u001b[31m', 1, null],
    })
  })
})

test('a blob reorders no text on its way, and is the same ledger in the end', () => {
  const ledger = { ...allBite(), strays: ['\u202egnp.txt'] }
  const text = renderBlob(ledger)
  expect(text).not.toContain('\u202e')
  expect(JSON.parse(text)).toEqual(ledger)
})

import { describe, expect, test } from 'vitest'
import { inertJsonText, jsonText } from '../../../src/report/json-text.ts'

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

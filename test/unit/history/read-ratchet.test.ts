/** The ratchet from its file and back. */

import { describe, expect, test } from 'vitest'
import { NO_RATCHET, readRatchet, writeRatchet } from '../../../src/history/read-ratchet.ts'
import { refusedWith } from '../../support/refused.ts'

const FILE = 'reports/ratchet.json'
const waiver = { guard: 'a', reason: 'the plane is gone', owner: 'ada', expires: '2026-12-31' }

test('no file is an empty ratchet', () => {
  expect(readRatchet(FILE, undefined)).toEqual(NO_RATCHET)
})

test('a file with the keys of others only is an empty ratchet', () => {
  expect(readRatchet(FILE, '{ "coverage": { "lines": 80 } }')).toEqual(NO_RATCHET)
})

test('writing keeps what others wrote, and adds no empty part', () => {
  const text = writeRatchet(FILE, '{ "coverage": { "lines": 80 } }', { ...NO_RATCHET, guards: ['a'] })
  expect(JSON.parse(text)).toEqual({ coverage: { lines: 80 }, guards: ['a'] })
})

test('what is written reads back', () => {
  const ratchet = { guards: ['a', 'b'], waivers: [waiver], floors: { score: 80.5 } }
  expect(readRatchet(FILE, writeRatchet(FILE, undefined, ratchet))).toEqual(ratchet)
})

describe('refused is', () => {
  test.each([
    ['what is no JSON', '{', 'is no JSON'],
    ['a list', '[]', 'it holds no object'],
    ['guards that are none', '{ "guards": [1] }', '`guards`'],
    ['floors that are none', '{ "floors": { "score": "high" } }', '`floors`'],
    ['waivers that are no list', '{ "waivers": {} }', '`waivers`'],
    ['a day that is none', JSON.stringify({ waivers: [{ ...waiver, expires: '2026-02-31' }] }), '`2026-02-31`'],
    ['a date with a time', JSON.stringify({ waivers: [{ ...waiver, expires: '2026-02-01T00:00' }] }), 'expected a day'],
  ])('%s', (_, text, words) => {
    const error = refusedWith(() => readRatchet(FILE, text))
    expect([error.code, error.message]).toEqual(['ratchet-invalid', expect.stringContaining(words)])
  })

  test.each(['guard', 'reason', 'owner'])('a waiver without reason, owner or last day is refused: no %s', (key) => {
    const error = refusedWith(() => readRatchet(FILE, JSON.stringify({ waivers: [{ ...waiver, [key]: ' ' }] })))
    expect(error.message).toContain(`waiver 1 has no \`${key}\``)
  })
})

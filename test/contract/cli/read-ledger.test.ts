/** Ledgers that come from a file, as a stranger may have written them. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLedger, readStoredLedger } from '../../../src/cli/read-ledger.ts'
import { jsonText } from '../../../src/report/json-text.ts'
import { renderJson } from '../../../src/report/json.ts'
import { everyUnit } from '../../support/diff-ledgers.ts'
import { allBite, everyVerdict } from '../../support/ledgers.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'

const read = (text: string) => readLedger(join(scratch({ 'ledger.json': text }), 'ledger.json'))

test('a ledger reads back as it was written', async () => {
  expect(await read(renderJson(everyVerdict()))).toEqual(everyVerdict())
})

test('so does that of a diff', async () => {
  const file = join(scratch({ 'diff.json': jsonText(everyUnit()) }), 'diff.json')
  expect(await readStoredLedger(file)).toEqual({ kind: 'diff', ledger: everyUnit() })
})

test('keys that a later version may add are left out', async () => {
  expect(await read(JSON.stringify({ ...allBite(), pullRequest: 99 }))).toEqual(allBite())
})

describe('refused is', () => {
  test.each([
    ['what is no JSON', '{', 'is no JSON'],
    ['what is no object', '7', 'has `schemaVersion` `undefined`'],
    ['a later schema, with the way out', JSON.stringify({ ...allBite(), schemaVersion: 2 }), 'reads `1`'],
    [
      'an earlier schema, with who wrote it',
      JSON.stringify({ ...allBite(), schemaVersion: 0, tool: { name: 'teeth', version: '0.0.9' } }),
      'has `schemaVersion` `0`, written by teeth 0.0.9; this version of teeth reads `1`',
    ],
    ['a diff of another schema', JSON.stringify({ ...everyUnit(), schemaVersion: 2 }), 'reads `1`'],
    ['what `teeth diff` found, where proofs are needed', jsonText(everyUnit()), 'is what `teeth diff` found'],
    ['a ledger of a command to come', JSON.stringify({ ...allBite(), kind: 'sweep' }), 'is a ledger of `sweep`'],
    ['a part of another kind', JSON.stringify({ ...allBite(), guards: [{ id: 7 }] }), '`guards.0.id`'],
    ['a prototype', '{ "schemaVersion": 1, "__proto__": { "guards": [] } }', 'is no ledger'],
    ['a date that is markup', JSON.stringify({ ...allBite(), startedAt: '--> <script>' }), '`startedAt`'],
    ['success that is none', JSON.stringify({ ...everyVerdict(), exitCode: 0 }), '`exitCode` is 0'],
  ])('%s', async (_, text, words) => {
    const error = await rejectedWith(() => read(text))
    expect([error.code, error.message]).toEqual(['ledger-unreadable', expect.stringContaining(words)])
  })

  test('a ledger whose counts are not those of its guards is refused', async () => {
    const { counts } = allBite()
    const error = await rejectedWith(() => read(JSON.stringify({ ...allBite(), counts: { ...counts, bites: 400 } })))
    expect(error.message, 'a ledger whose counts are not those of its guards is refused').toContain(
      '`counts.bites` is 400',
    )
  })
})

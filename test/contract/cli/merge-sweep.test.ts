/** The ledgers of a sweep's shards as files: joined where they are whole, refused where they are anything else. */

import { describe, expect, test } from 'vitest'
import { mergedSweep } from '../../../src/cli/merge-sweep.ts'
import { jsonText } from '../../../src/report/json-text.ts'
import { allBite } from '../../support/ledgers.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch } from '../../support/scratch.ts'
import { strykerMutant, swept } from '../../unit/sweep/swept.ts'

const mutants = [strykerMutant('n > 10', 'true'), strykerMutant('n > 10', 'false', { status: 'Killed' })]

async function shards(): Promise<Readonly<Record<'1.json' | '2.json', string>>> {
  const [one, two] = await Promise.all(
    [1, 2].map((index) => swept({ mutants, wish: { shard: { index, of: 2 } } }).then(({ ledger }) => jsonText(ledger))),
  )
  return { '1.json': one ?? '', '2.json': two ?? '' }
}

test('the shards of a folder come to what one machine says', async () => {
  expect(await mergedSweep('.', scratch(await shards()))).toEqual((await swept({ mutants })).ledger)
})

describe('a ledger of another command is no part of a sweep, and so is', () => {
  test.each([
    ['what proofs found', jsonText(allBite()), 'is no ledger of a sweep'],
    ['what is no JSON', '{', 'is no JSON'],
    ['a sweep of another version', '{ "kind": "sweep", "schemaVersion": 2 }', 'reads `1`'],
    ['a sweep without mutants', '{ "kind": "sweep", "schemaVersion": 1 }', '`of`'],
  ])('%s', async (_, text, words) => {
    const folder = scratch({ ...(await shards()), '3.json': text })
    const error = await rejectedWith(() => mergedSweep('.', folder))
    expect([error.code, error.message], 'a ledger of another command is no part of a sweep').toEqual([
      'ledger-unreadable',
      expect.stringContaining(words),
    ])
  })
})

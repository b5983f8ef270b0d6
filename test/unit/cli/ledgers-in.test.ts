/** The folder that machines have left their ledgers in. */

import { expect, test } from 'vitest'
import { ledgersIn } from '../../../src/cli/ledgers-in.ts'
import { rejectedWith } from '../../support/refused.ts'
import { scratch, type Texts } from '../../support/scratch.ts'

const read = async (file: string) => file.slice(-6)
const ledgers = (texts: Texts) => ledgersIn({ folder: scratch(texts), typed: 'reports/blobs', called: 'blob', read })

test('are those of all its files, by name', async () => {
  expect(await ledgers({ '2.json': '', 'one/1.json': '', 'notes.txt': '' })).toEqual([
    { name: '2.json', ledger: '2.json' },
    { name: 'one/1.json', ledger: '1.json' },
  ])
})

test('one without any is named as it was typed', async () => {
  const { code, message } = await rejectedWith(() => ledgers({}))
  expect([code, message]).toEqual(['shards-do-not-fit', 'there is no blob (`*.json`) in `reports/blobs`'])
})

test('a folder of more files than any matrix has is not read', async () => {
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.json`, '']))
  const { code, message } = await rejectedWith(() => ledgers(many))
  const claim = 'a folder of more files than any matrix has is not read'
  expect([code, message], claim).toEqual([
    'shards-do-not-fit',
    'there are 1001 files in `reports/blobs`; at most 1000 are read',
  ])
})

/** A sweep on several machines: who takes what, and what they come to together. */

import { describe, expect, test } from 'vitest'
import { mergeSweeps } from '../../../src/sweep/merge-sweeps.ts'
import { shardFiles } from '../../../src/sweep/shard-files.ts'
import { FILE, strykerMutant, swept } from './swept.ts'

const files = [30, 10, 20, 5, 40].map((size, at) => ({ file: `${at}.ts`, size }))

describe('the files of shards', () => {
  test('are each in one of them', () => {
    const all = [1, 2, 3].flatMap((index) => shardFiles(files, { index, of: 3 }))
    expect(all.toSorted()).toEqual(files.map(({ file }) => file))
  })

  test('are about as much code', () => {
    const sizes = [1, 2].map((index) => shardFiles(files, { index, of: 2 }).map((file) => files[Number(file[0])]?.size))
    expect(sizes.map((own) => own.reduce<number>((sum, size = 0) => sum + size, 0))).toEqual([55, 50])
  })

  test('may be none', () => {
    expect(shardFiles([], { index: 1, of: 2 })).toEqual([])
  })
})

describe('shards of one sweep', () => {
  const mutants = [strykerMutant('n > 10', 'true'), strykerMutant('n > 10', 'false', { status: 'Killed' })]
  const part = async (index: number, wish: object = {}) => {
    const { ledger } = await swept({ mutants, wish: { shard: { index, of: 2 }, ...wish } })
    return { name: `${index}.json`, ledger }
  }

  test('come to what one machine says', async () => {
    const { ledger } = await swept({ mutants })
    const merged = mergeSweeps([await part(2), await part(1)])
    expect(merged).toEqual(ledger)
  })

  test('only one of them has the file', async () => {
    const { ledger } = await part(2)
    expect(Object.keys(ledger.report.files)).toEqual([])
    expect(Object.keys((await part(1)).ledger.report.files)).toEqual([FILE])
  })

  test.each<[string, () => Promise<readonly Awaited<ReturnType<typeof part>>[]>]>([
    ['one is missing', async () => [await part(1)]],
    ['one is there twice', async () => [await part(1), await part(1)]],
    ['one is no shard', async () => [await part(1), { name: 'x', ledger: (await swept({ mutants })).ledger }]],
    ['there is none', async () => []],
  ])('are refused when %s', async (_, parts) => {
    const named = await parts()
    expect(() => mergeSweeps(named)).toThrow(expect.objectContaining({ code: 'shards-do-not-fit' }))
  })

  test('shards of different sweeps are not merged', async () => {
    const named = [await part(1), await part(2, { testFiles: 3 })]
    expect(() => mergeSweeps(named)).toThrow(/another sweep/)
  })
})

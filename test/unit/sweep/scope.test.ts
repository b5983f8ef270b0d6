/** What a sweep is narrowed to, and what it leaves out of a report that goes on from an earlier one. */

import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/model/change.ts'
import { inScope } from '../../../src/sweep/scope.ts'
import { FILE, report, strykerMutant, swept } from './swept.ts'

const mutants = [strykerMutant('n > 10', 'true')]
const file = (path: string, before: string | undefined, now: string): ChangedFile => ({
  path,
  status: before === undefined ? 'added' : 'modified',
  ...(before === undefined ? {} : { before }),
  now,
})

describe('what Stryker is asked for', () => {
  test('is what its configuration says, where nothing narrows it', async () => {
    const { asked } = await swept({ mutants })
    expect(asked?.mutate).toBeUndefined()
  })

  test('is the files in a folder that its configuration mutates', async () => {
    const { asked } = await swept({ mutants, paths: ['src'] })
    expect(asked?.mutate).toEqual([{ file: FILE }])
  })

  test.each<[string, ChangedFile, object]>([
    ['a line that differs', file(FILE, 'a\nb\nc\n', 'a\nB\nc\n'), [{ file: FILE, lines: [{ first: 2, last: 2 }] }]],
    ['lines that came', file(FILE, 'a\nb\n', 'a\nx\ny\nb\n'), [{ file: FILE, lines: [{ first: 2, last: 3 }] }]],
    ['the whole of a file that came', file(FILE, undefined, 'a\n'), [{ file: FILE }]],
  ])('is %s', async (_, changed, mutate) => {
    const { asked } = await swept({ mutants, changed: [changed], changedSince: 'main' })
    expect(asked?.mutate).toEqual(mutate)
  })

  test.each<[string, ChangedFile]>([
    ['lines that went', file(FILE, 'a\nb\n', 'a\n')],
    ['a file that its configuration does not mutate', file('scripts/check.ts', 'a\n', 'b\n')],
  ])('is nothing for %s', async (_, changed) => {
    const { asked, ledger } = await swept({ mutants, changed: [changed], changedSince: 'main' })
    expect(asked).toBeUndefined()
    expect(ledger.score.confirmed.valid).toBe(0)
  })
})

describe('a report that goes on from an earlier one', () => {
  test.each([
    ['keeps all where nothing was narrowed', undefined, 1],
    ['keeps what was asked for', [{ file: FILE }], 1],
    ['keeps what lies in the lines that were asked for', [{ file: FILE, lines: [{ first: 1, last: 1 }] }], 1],
    ['loses what lies outside of them', [{ file: FILE, lines: [{ first: 2, last: 9 }] }], 0],
    ['loses other files', [{ file: 'src/other.ts' }], 0],
  ])('%s', (_, scope, count) => {
    const kept = Object.values(inScope(report(mutants), scope).files).flatMap((one) => one.mutants)
    expect(kept).toHaveLength(count)
  })
})

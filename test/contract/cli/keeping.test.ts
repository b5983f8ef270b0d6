/** What a run keeps where that is asked for, and only there. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readHistory } from '../../../src/history/read-history.ts'
import { rowsProject, teeth } from '../../support/binary.ts'

const linesIn = (root: string) => readHistory(readFileSync(join(root, 'reports/history.jsonl'), 'utf8')).lines

describe('a run', () => {
  test('keeps nothing unless it is asked to', async () => {
    const root = rowsProject()
    await teeth(root, [])
    expect(existsSync(join(root, 'reports'))).toBe(false)
  })

  test('with --history adds a line that tells how long its guard took, and `teeth audit` reads it', async () => {
    const root = rowsProject()
    await teeth(root, ['--history'])
    expect(linesIn(root).map(({ isWhole, guards }) => [isWhole, [...guards.keys()]])).toEqual([
      [true, ['plane-aware-lookup']],
    ])
    const { code, out } = await teeth(root, ['audit', '--json'])
    expect([code, JSON.parse(out).guards[0].id]).toEqual([0, 'plane-aware-lookup'])
  })

  test('of a part is remembered as a part', async () => {
    const root = rowsProject()
    await teeth(root, ['--history', 'src/rows.ts'])
    expect(linesIn(root)[0]?.isWhole).toBe(false)
  })
})

describe('the ratchet', () => {
  test('lets a proven guard leave with a waiver only', async () => {
    const root = rowsProject({ 'src/other.ts': OTHER, 'test/other.test.ts': OTHER_TEST })
    await teeth(root, ['--update-ratchet'])
    writeFileSync(join(root, 'src/other.ts'), OTHER.replace(/ *\/\/.*\n/g, ''))
    const { code: without, err } = await teeth(root, ['--ratchet'])
    expect([without, err.includes('finds-drafts was proven once and is not in the project any more')]).toEqual([
      1,
      true,
    ])
    const file = join(root, 'reports/ratchet.json')
    const waivers = [{ guard: 'finds-drafts', reason: 'the plane is gone', owner: 'ada', expires: '2999-12-31' }]
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), waivers }))
    const { code } = await teeth(root, ['--update-ratchet'])
    expect([code, JSON.parse(readFileSync(file, 'utf8')).guards]).toEqual([0, ['plane-aware-lookup']])
  })
})

test('the ratchet holds for a part of its guards only, after a run of a part, and keeps the others', async () => {
  const root = rowsProject({ 'src/other.ts': OTHER, 'test/other.test.ts': OTHER_TEST })
  await teeth(root, ['--update-ratchet'])
  const { code, err } = await teeth(root, ['src/other.ts', '--update-ratchet'])
  expect([code, err]).toEqual([
    0,
    expect.stringContaining(
      'the ratchet holds for 1 of 2 guards (1 was not part of this run)\nthe ratchet keeps 1 guard that was not part of this run as it is',
    ),
  ])
})

const OTHER = `import { findRow, type Row } from './rows.ts'

export function findDraft(rows: Row[], id: string) {
  // @teeth finds-drafts: finds a row in the drafts
  //   test: test/other.test.ts
  //   was: return undefined
  return findRow(rows, id, 'draft')
}
`

const OTHER_TEST = `import { expect, test } from 'vitest'
import { findDraft } from '../src/other.ts'

test('finds a row in the drafts', () => {
  expect(findDraft([{ id: 'a', plane: 'draft' }], 'a')?.id).toBe('a')
})
`

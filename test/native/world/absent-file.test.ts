/** A file of a copy that comes back where none is: only there, and only for a time. */

import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putAbsentFile } from '../../../src/world/absent-file.ts'
import { NotWritten } from '../../../src/world/not-written.ts'
import { scratch, write } from '../../support/scratch.ts'
import { treePrint } from '../../support/tree-print.ts'

test('comes with its folders, and goes with them', () => {
  const root = scratch()
  write(root, { 'src/user.ts': 'user' })
  const before = treePrint(root)
  const take = putAbsentFile(root, 'src/rows/old/row.ts', 'old')
  expect(readFileSync(join(root, 'src/rows/old/row.ts'), 'utf8')).toBe('old')
  take()
  expect(treePrint(root)).toEqual(before)
})

test('is not put over one that is there again', () => {
  const root = scratch()
  write(root, { 'src/row.ts': 'new' })
  expect(() => putAbsentFile(root, 'src/row.ts', 'old')).toThrow(NotWritten)
  expect(readFileSync(join(root, 'src/row.ts'), 'utf8')).toBe('new')
})

test('a file comes back nowhere but in the copy: not through a link that leads out of it', () => {
  const [root, outside] = [scratch(), scratch()]
  symlinkSync(outside, join(root, 'src'))
  mkdirSync(join(outside, 'rows'))
  const before = treePrint(outside)
  for (const file of ['src/row.ts', 'src/rows/row.ts', 'src/more/row.ts'])
    expect(() => putAbsentFile(root, file, 'old'), 'a file comes back nowhere but in the copy').toThrow(NotWritten)
  expect(treePrint(outside)).toEqual(before)
})

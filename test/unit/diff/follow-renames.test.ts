/** Old texts follow files that were renamed: only addresses differ. */

import { expect, test } from 'vitest'
import { followRenames } from '../../../src/diff/follow-renames.ts'
import type { ChangedFile } from '../../../src/model/change.ts'

const moved: ChangedFile = {
  path: 'src/lib/table.ts',
  oldPath: 'src/rows.ts',
  status: 'renamed',
  before: "import { a } from './a.ts'\na()\n",
  now: '',
}
const importer = (before: string): ChangedFile => ({ path: 'src/user.ts', status: 'modified', before, now: '' })

const before = (...files: readonly ChangedFile[]) => followRenames(files).map((file) => file.before)

test.each([
  ["import { rows } from './rows.ts'", "import { rows } from './lib/table.ts'"],
  ["import { rows } from './rows'", "import { rows } from './lib/table'"],
  ["import { rows } from './rows.js'", "import { rows } from './lib/table.js'"],
  ["export * from './rows.ts'", "export * from './lib/table.ts'"],
  ["const r = await import('./rows.ts')", "const r = await import('./lib/table.ts')"],
  ["const r = require('./rows')", "const r = require('./lib/table')"],
])('%s is taken for an import of the file as it is called now', (text, expected) => {
  expect(before(moved, importer(text))[1]).toBe(expected)
})

test.each(["import { b } from './b.ts'", "const text = './rows.ts'", "import { rows } from 'rows'"])(
  '%s stays',
  (text) => {
    expect(before(moved, importer(text))[1]).toBe(text)
  },
)

test('what a moved file imports is found from its new place', () => {
  expect(before(moved)[0]).toBe("import { a } from '../a.ts'\na()\n")
})

test('a folder that is imported for its index stays one', () => {
  const index: ChangedFile = {
    path: 'src/table/index.ts',
    oldPath: 'src/rows/index.ts',
    status: 'renamed',
    before: '',
    now: '',
  }
  expect(before(index, importer("import { rows } from './rows'"))[1]).toBe("import { rows } from './table'")
})

test('without a rename nothing is touched', () => {
  const files = [importer("import { rows } from './rows.ts'")]
  expect(followRenames(files)).toBe(files)
})

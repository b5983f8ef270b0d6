/** What a checker prints, read. The lines are of TypeScript 6 and 7, which print alike. */

import { expect, test } from 'vitest'
import { readChecker } from '../../../src/world/lane/checker-output.ts'

const FOLDERS = { cwd: '/shop/packages/stock', root: '/shop' }
const OUTPUT = `src/stock.ts(2,57): error TS2304: Cannot find name 'Shelf'.
../till/till.ts(1,10): error TS2322: Type 'Item | undefined' is not assignable to type '{ id: "east"; }'.
  Type 'undefined' is not assignable to type '{ id: "east"; }'.\r
/elsewhere/item.ts(3,4): error TS2345: No item.
/shop/packages/stock/src/stock.ts
/elsewhere/item.ts
Found 3 errors.
`

test('errors have their places from the root, their codes and their whole messages', () => {
  expect(readChecker(OUTPUT, FOLDERS).errors).toEqual([
    {
      place: { file: 'packages/stock/src/stock.ts', line: 2, column: 57 },
      code: 'TS2304',
      message: "Cannot find name 'Shelf'.",
    },
    {
      place: { file: 'packages/till/till.ts', line: 1, column: 10 },
      code: 'TS2322',
      message: `Type 'Item | undefined' is not assignable to type '{ id: "east"; }'.
  Type 'undefined' is not assignable to type '{ id: "east"; }'.`,
    },
    { place: { file: '/elsewhere/item.ts', line: 3, column: 4 }, code: 'TS2345', message: 'No item.' },
  ])
})

test('the files that were read are spelled the same way', () => {
  expect([...readChecker(OUTPUT, FOLDERS).read]).toEqual(['packages/stock/src/stock.ts', '/elsewhere/item.ts'])
})

test('an error in no file is kept apart', () => {
  const { errors, general } = readChecker("error TS5058: The path 'tsconfig.json' does not exist.\n", FOLDERS)
  expect([errors, general]).toEqual([[], ["error TS5058: The path 'tsconfig.json' does not exist."]])
})

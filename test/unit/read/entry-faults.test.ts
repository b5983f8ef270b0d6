/** What is said of an annotation of which a line could not be read. */

import { expect, test } from 'vitest'
import { scan } from '../../../src/read/scan.ts'
import { entryFaults } from '../../../src/read/entry-faults.ts'

const faultsOf = (text: string) =>
  scan('src/rows.ts', text).map((annotation) =>
    [...annotation.faults, ...entryFaults(annotation)].map(({ code }) => code),
  )

test('a key that is not indented is not missing besides', () => {
  const text = '// @teeth counts-rows: counts\n// test: test/rows.test.ts\n//   was: count(2)\ncount(1)\n'
  expect(faultsOf(text), 'a key that is not indented is not missing besides').toEqual([['annotation-syntax']])
})

test('keys that are not written are missing', () => {
  expect(faultsOf('// @teeth counts-rows: counts\ncount(1)\n')).toEqual([['no-test', 'no-revert']])
})

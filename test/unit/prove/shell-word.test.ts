/** Words of the command lines that reports show. */

import { expect, test } from 'vitest'
import { shellPath, shellWord } from '../../../src/model/shell-word.ts'

test.each([
  ['src/rows.ts', 'src/rows.ts'],
  ['HEAD~1', 'HEAD~1'],
  ['a b.ts', "'a b.ts'"],
  ['$HOME.ts', "'$HOME.ts'"],
  ["it's.ts", "'it'\\''s.ts'"],
  ['~/rows.ts', "'~/rows.ts'"],
  ['', "''"],
])('a word is in quotes where a shell would read it otherwise: %s', (word, shown) => {
  expect(shellWord(word)).toBe(shown)
})

test.each([
  ['-dash.ts', './-dash.ts'],
  ['--a b.ts', "'./--a b.ts'"],
  ['src/-dash.ts', 'src/-dash.ts'],
])('a file whose name begins with a dash is named from its folder: %s', (path, shown) => {
  expect(shellPath(path), 'a file whose name begins with a dash is no option').toBe(shown)
})

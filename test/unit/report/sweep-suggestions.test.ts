/** Suggested annotations as they are printed. */

import { expect, test } from 'vitest'
import { sweepSuggestions } from '../../../src/report/sweep-suggestions.ts'

const LINES = ['// @teeth rows-are-cut: cuts rows', '//   test: test/rows.test.ts']

test('stand below the place that they belong above', () => {
  const text = sweepSuggestions([1, 7].map((line) => ({ file: 'src/rows.ts', line, lines: LINES })))
  expect(text).toBe(['src/rows.ts:1', ...LINES, '', 'src/rows.ts:7', ...LINES, ''].join('\n'))
})

test('are nothing where there is none', () => {
  expect(sweepSuggestions([])).toBe('')
})

test.each(['::error::gone', 'a\n::stop-commands::token', '  ::add-mask::x'])(
  'what is suggested gives GitHub no command: %j',
  (hostile) => {
    const text = sweepSuggestions([{ file: hostile, line: 1, lines: [hostile] }])
    const commands = text.split('\n').filter((line) => line.trim().startsWith('::'))
    expect(commands, 'what is suggested gives GitHub no command').toEqual([])
  },
)

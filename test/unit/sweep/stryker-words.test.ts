/** What is quoted of StrykerJS when it comes to no end. */

import { expect, test } from 'vitest'
import { strykerWords } from '../../../src/world/stryker-words.ts'

const INFO = '03:33:09 (22856) INFO ProjectReader Found 5 of 23 file(s) to be mutated.'
const ERROR = '03:33:10 (22856) ERROR Stryker Unexpected error occurred SyntaxError: lib/defu.d.cts (17:10)'
const frames = Array.from({ length: 9 }, (_, at) => `    at parse${at} (parser.js:${at}:1)`)

test.each<[string, readonly string[], readonly string[]]>([
  ['its error alone', [INFO, ERROR, INFO], [ERROR]],
  ['what belongs to the error', [INFO, ERROR, '> 17 | export', '     | ^'], [ERROR, '> 17 | export', '     | ^']],
  ['the first frames', [ERROR, ...frames], [ERROR, ...frames.slice(0, 3)]],
  ['every error', [ERROR, INFO, ERROR], [ERROR, ERROR]],
  ['the end of what it said, where it names no error', ['one', 'two'], ['one', 'two']],
])('is %s', (_, said, quoted) => {
  expect(strykerWords(said.join('\n'))).toBe(quoted.join('\n'))
})

/** Two versions of a file, and whether they run the same. */

import { expect, test } from 'vitest'
import { compilerTree } from '../../../src/syntax/compiler-tree.ts'
import { runsTheSame } from '../../../src/syntax/runs-the-same.ts'

function isSame(before: string, after: string): boolean {
  return runsTheSame(compilerTree('rows.ts', before), compilerTree('rows.ts', after))
}

test.each([
  ['nothing', 'f()\ng()', 'f()\ng()'],
  ['a type of one statement', 'f()\nlet x: A = 1\ng()', 'f()\nlet x: B = 1\ng()'],
  ['an interface more', 'f()\ng()', 'f()\ninterface A {}\ng()'],
  [
    'what only a type uses of an import',
    "import { a } from './a.ts'\nlet x: a = 1",
    "import { a } from './a.ts'\nlet x = 1",
  ],
  ['an import of a type', "import type { A } from './a.ts'\nf()", 'f()'],
  ['a comment at the end', 'f()', 'f() // here'],
])('versions that differ in %s run the same', (_, before, after) => {
  expect(isSame(before, after)).toBe(true)
})

test.each([
  ['one statement among others', 'f()\ng(1)\nh()', 'f()\ng(2)\nh()'],
  ['a statement more', 'f()\nh()', 'f()\ng()\nh()'],
  ['the order of two', 'f()\ng()', 'g()\nf()'],
  ['a statement that is there twice', 'f()\nf()', 'f()'],
  ['the first', 'f()\ng()', 'g()'],
  ['an import that only types use', "import { A } from './a.ts'\nlet a: A", 'let a: A'],
  [
    'whether an import of types is one of types alone',
    "import { type A } from './a.ts'\nlet a: A",
    "import type { A } from './a.ts'\nlet a: A",
  ],
  ['the last use of an import', "import { a } from './a.ts'\na()", "import { a } from './a.ts'\n"],
])('versions that differ in %s do not run the same', (_, before, after) => {
  expect(isSame(before, after)).toBe(false)
})

test('one other statement is enough: the rest of the file is not looked at', () => {
  const [before, after] = ['f()\ng(1)', 'f()\ng(2)'].map((text) => compilerTree('rows.ts', text))
  if (before === undefined || after === undefined) expect.unreachable()
  const looked: unknown[] = []
  const first = before.statements[0]
  Object.defineProperty(first, 'kind', { get: () => (looked.push(first), 0) })
  expect(runsTheSame(before, after)).toBe(false)
  expect(looked).toEqual([])
})

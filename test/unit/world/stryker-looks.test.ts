/** Where a mutant is shown first: in the test files that are likeliest to notice. */

import { expect, test } from 'vitest'
import { looks, namesake } from '../../../src/world/stryker-looks.ts'

const FILE = 'src/plane/rows-here.ts'
const UNSEEN = { tests: new Set<string>() }
const ids = (...files: readonly string[]) => files.map((file) => `${file}#reads`)
const OTHERS = ids('test/report/page.test.ts', 'test/find.test.ts', 'test/all.test.ts')

test.each<[string, readonly string[], readonly string[]]>([
  [
    'what is called like the mutated file',
    ids('test/plane/a.test.ts', 'test/rows-here.test.ts'),
    ids('test/rows-here.test.ts'),
  ],
  ['what has a word of its name', ids('test/plane/a.test.ts', 'test/rows.test.ts'), ids('test/rows.test.ts')],
  ['what lies in a folder of its name', ids('test/plane/a.test.ts'), ids('test/plane/a.test.ts')],
  [
    'every test of that file',
    ['test/rows.test.ts#a', 'test/rows.test.ts#b # c'],
    ['test/rows.test.ts#a', 'test/rows.test.ts#b # c'],
  ],
])('is %s', (_, own, first) => {
  expect(looks({ file: FILE, tests: [...OTHERS, ...own] }, UNSEEN)).toEqual([first])
})

test('is where the last mutant of the file was noticed', () => {
  const sights = { ...UNSEEN, noticedIn: 'test/all.test.ts' }
  expect(looks({ file: FILE, tests: [...OTHERS, 'test/rows.test.ts#a'] }, sights)).toEqual([ids('test/all.test.ts')])
})

test('is not where the last one was noticed, when that does not come to it', () => {
  const sights = { ...UNSEEN, noticedIn: 'test/other.test.ts' }
  expect(looks({ file: FILE, tests: [...OTHERS, 'test/rows.test.ts#a'] }, sights)).toEqual([['test/rows.test.ts#a']])
})

test('is nowhere in particular where few test files come to it', () => {
  expect(looks({ file: FILE, tests: OTHERS.slice(0, 2) }, UNSEEN)).toEqual([])
})

test('are the next ones, where many come to it', () => {
  const tests = ids(...Array.from({ length: 8 }, (_, at) => `test/${at}.test.ts`))
  expect(looks({ file: FILE, tests }, UNSEEN)).toEqual([tests.slice(0, 1), tests.slice(1, 5)])
})

test('of a mutant that is evaluated while its module loads, is what came to others of its file', () => {
  const tests = new Set([...OTHERS, 'test/rows.test.ts#a'])
  expect(looks({ file: FILE }, { tests })).toEqual([['test/rows.test.ts#a']])
  expect(looks({ file: FILE }, { tests, noticedIn: 'test/all.test.ts' })).toEqual([ids('test/all.test.ts')])
  expect(looks({ file: FILE }, UNSEEN)).toEqual([])
})

test('without anything known, is all of the test file that is called like the mutated one, and lies nearest', () => {
  const others = ['test/rows.test.ts', 'test/report/rows-here.test.ts']
  expect(namesake(FILE, [...others, 'test/plane/rows-here.test.ts'])).toEqual(['test/plane/rows-here.test.ts#'])
  expect(namesake(FILE, others.slice(0, 1))).toBeUndefined()
})

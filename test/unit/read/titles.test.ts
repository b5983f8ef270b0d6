import { describe, expect, test } from 'vitest'
import { matchTitle, titlesOf } from '../../../src/read/titles.ts'

const VITEST = "import { describe, it, test } from 'vitest'\n"

function matchIn(text: string, intended: string): string {
  const match = matchTitle(intended, titlesOf('a.test.ts', VITEST + text))
  return match.kind === 'missing' && match.nearest !== undefined ? `nearest: ${match.nearest}` : match.kind
}

describe('a title is found', () => {
  test.for([
    ['a test', "test('adds', () => {})", 'adds'],
    ['a suite', "describe('sums', () => { test('adds', () => {}) })", 'sums'],
    [
      'a test in suites',
      "describe('sums', () => { describe('of two', () => { it('adds', f) }) })",
      'sums > of two > adds',
    ],
    ['a template without holes', 'test(`adds`, f)', 'adds'],
    ['texts put together', "test('adds ' + 'two', f)", 'adds two'],
    ['a constant', "const NAME = 'adds'\ntest(NAME, f)", 'adds'],
    ['a constant in a template', "const WHAT = 'two'\ntest(`adds ${WHAT}`, f)", 'adds two'],
    ['a class', "class Sum {}\ndescribe(Sum, () => { test('adds', f) })", 'Sum > adds'],
    ['a title with the sign of a step', "test('a > b', f)", 'a > b'],
    ['a skipped one', "test.skip('adds', f)", 'adds'],
    ['an only one', "describe.only('sums', () => { test.only('adds', f) })", 'sums > adds'],
    ['one still to do', "test.todo('adds')", 'adds'],
    ['a concurrent one', "test.concurrent('adds', f)", 'adds'],
    ['a failing one', "test.fails('adds', f)", 'adds'],
    ['one under a condition', "test.skipIf(isCi)('adds', f)", 'adds'],
    [
      'a suite with options',
      "describe('sums', { timeout: 1 }, () => { test('adds', { retry: 1 }, f) })",
      'sums > adds',
    ],
    ['a title without signs to fill in', "test.each([1, 2])('adds', f)", 'adds'],
    ['a property test', "test.prop([fc.nat()])('adds', f)", 'adds'],
    ['an extended test', "const myTest = test.extend({})\nmyTest('adds', f)", 'adds'],
    ['an extended test, extended', "const a = test.extend({})\nconst b = a.extend({})\nb('adds', f)", 'adds'],
    ['a renamed import', "import { test as check } from 'vitest'\ncheck('adds', f)", 'adds'],
    [
      'a namespace import',
      "import * as v from 'vitest'\nv.describe('sums', () => { v.test.only('adds', f) })",
      'sums > adds',
    ],
    [
      'an in-source test',
      "if (import.meta.vitest) {\n  const { test: check } = import.meta.vitest\n  check('adds', f)\n}",
      'adds',
    ],
    [
      'one of either kind of suite',
      "const onLinux = isLinux ? describe : describe.skip\nonLinux('sums', () => { test('adds', f) })",
      'sums > adds',
    ],
    ['one in a condition', "describe('sums', () => { if (a) { test('adds', f) } })", 'sums > adds'],
    ['one in a loop', "describe('sums', () => { for (const a of b) test('adds', f) })", 'sums > adds'],
    [
      'one in a callback of a loop',
      "describe('sums', () => { cases.forEach(() => { test('adds', f) }) })",
      'sums > adds',
    ],
    [
      'one that a loop over the entries of an object makes',
      "Object.entries(cases).forEach(([a]) => { test('adds', f) })",
      'adds',
    ],
    ['a suite of an extended test', "test.describe('sums', () => { test('adds', f) })", 'sums > adds'],
  ] as const)('%s', ([, text, intended]) => {
    expect(matchIn(text, intended)).toBe('found')
  })
})

describe('a title that only a run can tell may be the one', () => {
  test.for([
    ['printf', "test.each(cases)('adds %i and %i', f)", 'adds 1 and 2'],
    ['names of a table', "test.each(cases)('adds $a and $b.c', f)", 'adds 1 and 2'],
    ['a tagged table', "test.each`a | b\n${1} | ${2}`('adds $a', f)", 'adds 1'],
    ['`for`', "describe.for(cases)('sum %$', () => { test('adds', f) })", 'sum 1 > adds'],
    ['a hole in a template', 'for (const a of b) test(`adds ${a}`, f)', 'adds 1'],
    ['a variable', 'for (const a of b) test(a, f)', 'anything at all'],
    ['a suite whose body is elsewhere', "describe('sums', behaviour)", 'sums > adds'],
    [
      'a function that is called somewhere',
      "function behaves() { test('adds', f) }\ndescribe('sums', behaves)",
      'sums > adds',
    ],
    [
      'a function of another file',
      "import { behaves } from './behaves'\ndescribe('sums', () => { behaves() })",
      'sums > adds',
    ],
    ['a runner of another library', "ruleTester.run('sums', rule, { valid: [] })", 'sums > valid > adds'],
    [
      'a wrapper of the project',
      "import { withPlane } from './plane'\nwithPlane(() => { test('adds', f) })",
      'in a plane > adds',
    ],
  ] as const)('%s', ([, text, intended]) => {
    expect(matchIn(text, intended)).toBe('dynamic')
  })
})

describe('a title is missing', () => {
  test.for([
    ['in an empty file', '', 'adds', 'missing'],
    ['where it is a part of another', "test('adds two', f)", 'adds', 'missing'],
    ['without its suite', "describe('sums', () => { test('adds', f) })", 'adds', 'nearest: sums > adds'],
    [
      'in another suite',
      "describe('sums', () => {})\ndescribe('other', () => { test('adds', f) })",
      'sums > adds',
      'nearest: other > adds',
    ],
    ['and the nearest is named', "test('adds two rows', f)", 'adds two row', 'nearest: adds two rows'],
    ['where a table fills in other words', "test.each(cases)('adds %i', f)", 'takes 1', 'missing'],
    ['in a hook', "beforeEach(() => { reset('adds', f) })", 'adds', 'missing'],
    ['in a module mock', "vi.mock('adds', () => ({}))", 'adds', 'missing'],
    ['in a method that is called `test`', "const isA = /a/\nexpect(isA.test('adds')).toBe(true)", 'adds', 'missing'],
    ['in the body of a test', "test('sums', () => { run('adds', f) })", 'sums > adds', 'missing'],
    ['in a string', "const a = `test('adds', f)`", 'adds', 'missing'],
    ['in a percent sign', "test.each(cases)('100 %%', f)", '100 %%', 'nearest: 100 %'],
  ] as const)('%s', ([, text, intended, expected]) => {
    expect(matchIn(text, intended)).toBe(expected)
  })
})

test('a title has its line', () => {
  expect(titlesOf('a.test.ts', "test('a', f)\n\ntest('b', f)").map(({ line }) => line)).toEqual([1, 3])
})

test('what does not parse has the titles that can be seen in it', () => {
  expect(titlesOf('a.test.ts', "test('adds', () => {")).toMatchObject([{ path: [{ kind: 'literal', text: 'adds' }] }])
})

/** New and changed tests, told from both texts of a test file. */

import { describe, expect, test } from 'vitest'
import { changedTests } from '../../../src/diff/changed-tests.ts'

const told = (before: string | undefined, now: string) => {
  const { tests, isOpaque } = changedTests({
    path: 'test/rows.test.ts',
    status: 'modified',
    ...(before === undefined ? {} : { before }),
    now,
  })
  return {
    tests: tests.map(({ change, titles, lines }) => `${change} ${titles.join(' > ')} ${lines.join('-')}`),
    isOpaque,
  }
}

const suite = (...lines: readonly string[]) =>
  `describe('rows', () => {\n${lines.map((line) => `  ${line}\n`).join('')}})\n`

describe('a test is told by its titles and by what it does', () => {
  test('one that was not there is new', () => {
    const before = suite("test('one', () => { f(1) })")
    const now = suite("test('one', () => { f(1) })", "test('two', () => { f(2) })")
    expect(told(before, now).tests).toEqual(['new rows > two 3-3'])
  })

  test('every test of a new file is new', () => {
    expect(told(undefined, suite("test('one', () => { f(1) })")).tests).toEqual(['new rows > one 2-2'])
  })

  test('one that asserts something else is changed', () => {
    expect(told(suite("test('one', () => { f(1) })"), suite("test('one', () => { f(2) })")).tests).toEqual([
      'changed rows > one 2-2',
    ])
  })

  test('one that only moved or was dressed otherwise is neither', () => {
    const before = suite("test('one', () => { f(1) })", "test('two', () => { f(2) })")
    const now = suite('// two first', 'test("two", () => {', '  f(2);', '})', "test('one', () => { f(1) })")
    expect(told(before, now).tests).toEqual([])
  })

  test('one that has only another title is neither', () => {
    expect(told(suite("test('one', () => { f(1) })"), suite("test('uno', () => { f(1) })")).tests).toEqual([])
  })

  test('a skipped test is told like any other', () => {
    expect(told(suite(), suite("it.skip('one', () => { f(1) })")).tests).toEqual(['new rows > one 2-2'])
  })
})

describe('a test is changed when what it leans on is', () => {
  test('a helper of the file', () => {
    const text = (n: number) =>
      `const make = () => f(${n})\n${suite("test('one', () => { make() })", "test('two', () => { f(2) })")}`
    expect(told(text(1), text(2)).tests).toEqual(['changed rows > one 3-3'])
  })

  test('a helper of a helper', () => {
    const text = (n: number) =>
      `const base = ${n}\nconst make = () => f(base)\n${suite("test('one', () => { make() })")}`
    expect(told(text(1), text(2)).tests).toEqual(['changed rows > one 4-4'])
  })

  test('a hook of its suite, not of another one', () => {
    const text = (n: number) =>
      suite(`beforeEach(() => { f(${n}) })`, "test('one', () => { g() })") + "test('out', () => { g() })\n"
    expect(told(text(1), text(2)).tests).toEqual(['changed rows > one 3-3'])
  })

  test('a name of its own is not the helper of that name', () => {
    const text = (n: number) =>
      suite(`const a = ${n}`, "test('one', () => { g(a) })") + "test('out', () => { const a = 3; g(a) })\n"
    expect(told(text(1), text(2)).tests).toEqual(['changed rows > one 3-3'])
  })
})

describe('what only a run can tell', () => {
  test('a table of cases', () => {
    const text = (rows: string) =>
      suite(`const rows = ${rows}`, 'for (const row of rows) test(row.name, () => { f(row) })')
    expect(told(text('[{ name: 1 }]'), text('[{ name: 1 }, { name: 2 }]'))).toEqual({
      tests: ['changed rows > … 3-3'],
      isOpaque: true,
    })
  })

  test('tests that a helper makes', () => {
    const text = (rows: string) => `runTests('rows', ${rows})\n`
    expect(told(text('[1]'), text('[1, 2]'))).toEqual({ tests: [], isOpaque: true })
  })

  test('a plain file is no riddle', () => {
    expect(told(suite(), suite("test('one', () => { f(1) })")).isOpaque).toBe(false)
  })
})

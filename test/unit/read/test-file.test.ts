/** Test files that have tests, that may have some, and that cannot have any. */

import { describe, expect, test } from 'vitest'
import { testFile } from '../../../src/read/test-file.ts'

const kindOf = (text: string, file = 'a.test.ts') => testFile(file, text).kind

test('a test file that does not parse is told, whatever titles can be seen in it', () => {
  expect(testFile('a.test.ts', "test('adds', () => {\n"), 'a test file that does not parse is told').toMatchObject({
    kind: 'unparsable',
    place: { file: 'a.test.ts', line: 2, column: 1 },
    why: "'}' expected",
  })
})

describe('a file holds no test', () => {
  test.each([
    ['nothing', ''],
    ['only a comment', "// test('adds')\n"],
    ['imports alone', "import { expect, test } from 'vitest'\nimport { add } from './add.ts'\n"],
    ['functions that nobody calls', 'export function add(a, b) { return sum(a, b) }\nconst half = (a) => by(a, 2)\n'],
    ['mocks and hooks', "vi.mock('./add.ts')\nbeforeEach(() => reset())\n"],
  ])('with %s in it', (_what, text) => {
    expect(kindOf(text)).toBe('testless')
  })
})

describe('a file may hold a test', () => {
  test.each([
    ['a test', "test('adds', () => {})"],
    ['a test under a condition', "if (import.meta.vitest) { const { test: check } = import.meta.vitest; check('a') }"],
    ['a module that is there for what it does', "import './shared.ts'"],
    ['what another module exports', "export * from './shared.ts'"],
    ['a module that is loaded', "await import('./shared.ts')"],
    ['a method of what is imported', "import * as shared from './shared.ts'\nshared.run()"],
    ['a value that a call gives', 'export default shared()'],
    ['a loop over an object', 'Object.entries(cases).forEach(([, check]) => check())'],
    ['a test under another name', "[test].forEach((check) => check('a'))"],
  ])('with %s', (_what, text) => {
    expect(kindOf(text)).toBe('titled')
  })

  test('where its language is not known', () => {
    expect(kindOf('Feature: sums\n', 'sums.feature')).toBe('titled')
  })
})

/** Whose the errors of a type check are, and whether it was one. */

import { describe, expect, test } from 'vitest'
import type { CheckerError } from '../../../src/world/lane/checker-output.ts'
import { type Account, typeFacts, whyUnchecked } from '../../../src/world/lane/type-facts.ts'
import type { TestCase, TestModule } from '../../../src/world/lane/vitest-shape.ts'

const FILE = 'test/stock.test-d.ts'

function wrong(line: number, file = FILE, code = 'TS2345'): CheckerError {
  return { place: { file, line, column: 5 }, code, message: 'No item.' }
}

/** As Vitest has the file: each test with the lines of the errors that it gives it. */
function moduleOf(tests: Readonly<Record<string, readonly number[]>>): TestModule {
  const module: TestModule = {
    moduleId: `/shop/${FILE}`,
    project: { name: '' },
    children: { allTests: () => cases, allSuites: () => [] },
    state: () => 'failed',
    errors: () => [],
  }
  const cases = Object.entries(tests).map(([name, lines], index): TestCase => ({
    id: `1_${index}`,
    name,
    parent: module,
    location: undefined,
    options: {},
    result: () => ({
      state: lines.length > 0 ? 'failed' : 'passed',
      errors: lines.map((line) => ({ name: 'TypeCheckError', stacks: [{ line, column: 5 }] })),
    }),
    diagnostic: () => undefined,
  }))
  return module
}

function factsOf(tests: Readonly<Record<string, readonly number[]>>, errors: readonly CheckerError[], ignores = false) {
  const checked = { errors, general: [], read: new Set([FILE]) }
  const typeCheck = { tests: [[4, 6] as const, [8, 10] as const] }
  return typeFacts(moduleOf(tests), { file: FILE, typeCheck, checked, ignoreSourceErrors: ignores })
}

const states = ({ tests }: ReturnType<typeof factsOf>) => tests.map(({ titlePath, state }) => [titlePath.join(), state])

describe('an error', () => {
  test('is of the test that Vitest gives it to, with its code and place', () => {
    const facts = factsOf({ finds: [5], counts: [] }, [wrong(5)])
    expect(states(facts)).toEqual([
      ['finds', 'failed'],
      ['counts', 'passed'],
    ])
    expect(facts.tests[0]?.errors).toMatchObject([
      { name: 'TypeCheckError', message: 'No item. (TS2345)', code: 'TS2345', place: { line: 5 }, phase: 'body' },
    ])
    expect(facts.suiteErrors).toEqual([])
  })

  test('that stands in no test is of none, whoever Vitest gives it to: it gives what is erased to a neighbour', () => {
    const facts = factsOf({ finds: [2], counts: [] }, [wrong(2)])
    expect(states(facts), 'an error around the tests is of none of them').toEqual([
      ['finds', 'passed'],
      ['counts', 'passed'],
    ])
    expect(facts.suiteErrors).toMatchObject([{ titlePath: [], error: { place: { line: 2 } } }])
  })

  test('that Vitest has lost is still there', () => {
    expect(factsOf({ finds: [] }, [wrong(2)]).suiteErrors).toHaveLength(1)
  })

  test('in another file is of no test', () => {
    expect(factsOf({ finds: [] }, [wrong(5, 'src/till.ts')]).unhandled).toMatchObject([
      { place: { file: 'src/till.ts' }, phase: 'outside' },
    ])
  })

  test('in another file is ignored where the configuration says so, and kept, but for one of syntax', () => {
    const errors = [wrong(5, 'src/till.ts'), wrong(6, 'src/till.ts', 'TS1005')]
    const { unhandled, ignored } = factsOf({ finds: [] }, errors, true)
    expect(unhandled, 'an error of syntax leaves nothing checked').toMatchObject([{ code: 'TS1005' }])
    expect(ignored, 'errors that the configuration ignores are kept for the judge').toMatchObject([
      { code: 'TS2345', place: { file: 'src/till.ts' }, phase: 'outside' },
    ])
  })
})

describe('a check', () => {
  const account = (rest: Partial<Account> = {}): Account => ({
    checker: 'tsc',
    hasTsconfig: true,
    answer: { output: '', code: 0 },
    checked: { errors: [], general: [], read: new Set([FILE]) },
    failures: [],
    ...rest,
  })
  const read = (rest: Partial<Account['checked']>) => ({ ...account().checked, ...rest })

  test('that read the file and said nothing tells of its tests', () => {
    expect(whyUnchecked(FILE, account())).toBeUndefined()
  })

  test('that found errors tells of its tests', () => {
    const checked = read({ errors: [wrong(5)] })
    expect(whyUnchecked(FILE, account({ answer: { output: '', code: 2 }, checked }))).toBeUndefined()
  })

  test('that did not read the file tells nothing: an unread file is not checked', () => {
    const why = whyUnchecked(FILE, account({ checked: read({ read: new Set() }) }))
    expect(why, 'a file that the checker does not read is not checked').toContain(`does not read \`${FILE}\``)
    expect(why).toContain('its `tsconfig` does not include it')
  })

  test('that had no tsconfig is not told that this one leaves the file out', () => {
    const why = whyUnchecked(FILE, account({ hasTsconfig: false, checked: read({ read: new Set() }) }))
    expect(why, 'where there is no tsconfig, none is said to leave a file out').toContain('there is no `tsconfig.json`')
  })

  test('for which TypeScript is missing: a project without TypeScript is told to install it', () => {
    const why = whyUnchecked(FILE, account({ answer: { output: '', failure: 'spawn tsc ENOENT' } }))
    expect(why, 'a project without TypeScript is told to install it').toMatch(/ENOENT; install `typescript`$/)
  })

  test.each<[string, Partial<Account>, string]>([
    ['was never started', { answer: undefined }, 'Vitest did not start `tsc`'],
    ['was never started, for a reason', { answer: undefined, failures: ['no parser'] }, 'no parser'],
    [
      'did not begin',
      { checker: 'vue-tsc', answer: { output: '', failure: 'spawn vue-tsc ENOENT' } },
      'spawn vue-tsc ENOENT; is it installed?',
    ],
    ['found no configuration', { checked: read({ general: ['error TS5058: gone'] }) }, '`tsc`: error TS5058: gone'],
    ['ended badly', { answer: { output: 'out of memory', code: 134 } }, 'exit code 134\nout of memory'],
    ['was of no use to Vitest', { failures: ['no map'] }, 'no map'],
  ])('that %s tells nothing', (_, rest, why) => {
    expect(whyUnchecked(FILE, account(rest))).toContain(why)
  })
})

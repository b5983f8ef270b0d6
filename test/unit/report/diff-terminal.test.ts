/** The report on a change in a terminal: the answer first, what to look at, and never more than was shown. */

import { describe, expect, test } from 'vitest'
import type { DiffLedger, DiffTest, DiffUnit } from '../../../src/model/diff-ledger.ts'
import { diffAnswer } from '../../../src/report/diff-answer.ts'
import { renderDiffTerminal } from '../../../src/report/diff-terminal.ts'
import { PLAIN } from '../../../src/report/paint.ts'

const DIFF = '@@ -1,3 +1,3 @@\n export function rows(all) {\n-  return all.filter(isRow)\n+  return all\n }\n'

const unit = (fields: Partial<DiffUnit> = {}): DiffUnit => ({
  id: 'part:1',
  scope: 'part',
  title: 'return statement in `rows`',
  places: [{ file: 'src/rows.ts', line: 2, diff: DIFF }],
  verdict: 'noticed',
  noticedBy: [],
  tried: [{ file: 'test/rows.test.ts', layer: '', verdict: 'noticed', reason: { kind: 'named-failure' } }],
  reproduce: 'npx teeth diff main -t part:1',
  ...fields,
})

const freshTest = (fields: Partial<DiffTest> = {}): DiffTest => ({
  file: 'test/rows.test.ts',
  titlePath: ['rows', 'keeps rows only'],
  line: 7,
  change: 'new',
  verdict: 'fails-with-old-code',
  kind: 'assertion',
  ...fields,
})

const ledger = (fields: Partial<DiffLedger> = {}): DiffLedger => ({
  schemaVersion: 1,
  kind: 'diff',
  tool: { name: 'teeth', version: '0.1.0' },
  versions: { node: '24.0.0', vitest: '5.1.2' },
  startedAt: '2026-11-30T00:00:00.000Z',
  durationMs: 1400,
  isDirty: false,
  from: { commit: '0123456789abcdef', name: 'merge base with origin/main' },
  to: { name: 'work tree' },
  exitCode: 0,
  counts: {
    noticed: 1,
    unnoticed: 0,
    unreached: 0,
    incidental: 0,
    'not-runnable': 0,
    unmeasured: 0,
    'not-tried': 0,
    'no-runtime-change': 0,
  },
  files: [{ path: 'src/rows.ts', status: 'modified', role: 'source' }],
  outside: 0,
  units: [unit()],
  tests: [],
  findings: [],
  limits: { tests: 'related', isMatrix: false, budgetMs: 300_000, testFiles: 10, runsLeftOut: 0, unitsLeftOut: 0 },
  strays: [],
  ...fields,
})

const shown = (fields: Partial<DiffLedger>, isVerbose = false) =>
  renderDiffTerminal(ledger(fields), { colour: PLAIN, width: 100, isVerbose })

const unnoticed = { kind: 'unnoticed-unit', unit: 'part:1', message: '', nextStep: 'Assert it.' } as const

describe('the answer', () => {
  test.each<[answer: string, fields: Partial<DiffLedger>]>([
    ['this change is noticed when it is undone', {}],
    ['all 2 parts of this change are noticed when they are undone', { units: [unit(), unit({ id: 'part:2' })] }],
    [
      'no test notices when this change is undone',
      { units: [unit({ verdict: 'unnoticed' })], findings: [unnoticed], exitCode: 1 },
    ],
    [
      '1 of 2 parts of this change could be undone and no test would notice',
      { units: [unit({ verdict: 'unnoticed' }), unit({ id: 'part:2' })], findings: [unnoticed], exitCode: 1 },
    ],
    [
      'no test notices when this change is undone',
      {
        units: [unit({ id: 'whole', scope: 'whole', verdict: 'unnoticed' }), unit(), unit({ id: 'part:2' })],
        exitCode: 1,
      },
    ],
    [
      '1 of 2 parts of this change are noticed when they are undone, 1 looks like no change of behaviour',
      { units: [unit(), unit({ id: 'part:2', verdict: 'unnoticed', looks: 'rename' })] },
    ],
    [
      '1 of 2 parts of this change are noticed when they are undone, 1 cannot be undone alone',
      { units: [unit(), unit({ id: 'part:2', verdict: 'incidental' })] },
    ],
    ['1 part was not tried', { units: [unit(), unit({ id: 'part:2', verdict: 'not-tried' })], exitCode: 4 }],
    ['1 part could not be measured', { units: [unit({ verdict: 'unmeasured' })], exitCode: 4 }],
    [
      'no runtime change',
      { units: [unit({ verdict: 'no-runtime-change' })], counts: { ...ledger().counts, 'no-runtime-change': 1 } },
    ],
    ['no source file of this project changed', { units: [] }],
    ['Interrupted: nothing could be shown about this change', { exitCode: 130 }],
    [
      '1 of 2 new tests passes either way',
      {
        tests: [freshTest(), freshTest({ verdict: 'passes-either-way' })],
        findings: [{ kind: 'test-passes-either-way', test: 1, message: '', nextStep: '' }],
      },
    ],
    ['this fix changes no test', { findings: [{ kind: 'no-test-changed', message: '', nextStep: '' }], exitCode: 1 }],
  ])('%s', (answer, fields) => {
    expect(diffAnswer(ledger(fields))).toBe(answer)
  })
})

test('what no test notices is shown with its code, what was tried, and how to try it again', () => {
  const text = shown({ units: [unit({ verdict: 'unnoticed' })], findings: [unnoticed], exitCode: 1 })
  expect(text).toMatchInlineSnapshot(`
    "no test notices when this change is undone
    merge base with origin/main (0123456789) → work tree, 1 file: 1 source

    ✗ unnoticed  return statement in \`rows\`

      src/rows.ts:2
         1   export function rows(all) {
         2 -   return all.filter(isRow)
           +   return all
         3   }

      tried     test/rows.test.ts
      next      Assert it.
      again     npx teeth diff main -t part:1

    1 noticed · 1.4 s · vitest 5.1.2
    "
  `)
})

test('a new test that passes either way is shown with its place', () => {
  const text = shown({
    tests: [freshTest({ verdict: 'passes-either-way' })],
    findings: [{ kind: 'test-passes-either-way', test: 0, message: '', nextStep: 'Let it assert.' }],
    exitCode: 1,
  })
  expect(text).toContain(
    '✗ this new test passes with the old code as well\n  test/rows.test.ts:7\n    rows > keeps rows only\n',
  )
})

test('who noticed is told on demand', () => {
  const noticedBy = [
    {
      file: 'test/rows.test.ts',
      titlePath: ['rows', 'keeps'],
      line: 7,
      isOfChange: true,
      kind: 'assertion',
      message: '',
    } as const,
  ]
  expect(shown({ units: [unit({ noticedBy })] })).not.toContain('rows > keeps')
  expect(shown({ units: [unit({ noticedBy })] }, true)).toContain(
    'rows > keeps  test/rows.test.ts:7 (assertion, a test of this change)',
  )
})

test('a matrix shows every test that notices', () => {
  const noticing = (line: number) =>
    ({
      file: 'test/rows.test.ts',
      titlePath: [`test ${line}`],
      line,
      isOfChange: false,
      kind: 'throw',
      message: '',
    }) as const
  const text = shown({
    units: [unit({ noticedBy: [noticing(1), noticing(2)] })],
    limits: { ...ledger().limits, isMatrix: true },
  })
  expect(text).toContain('test 1  test/rows.test.ts:1 (throw, an older test)')
  expect(text).toContain('test 2  test/rows.test.ts:2 (throw, an older test)')
})

test('a tree that changed meanwhile is told', () => {
  expect(shown({ strays: ['src/rows.ts'] })).toContain('! changed in the work tree meanwhile\n  src/rows.ts\n')
})

test('what was left out is counted beside what was found', () => {
  const limits = { ...ledger().limits, runsLeftOut: 3, unitsLeftOut: 1 }
  expect(shown({ limits })).toContain('3 runs left out after 300 s')
})

test('test files that are farther away are not passed over in silence', () => {
  const text = shown({ units: [unit({ verdict: 'unnoticed', farther: 4 })], findings: [unnoticed], exitCode: 1 })
  expect(text).toContain('4 that import it from farther away were not (`--tests all` does)')
})

test('nothing that a test or a path brings along steers the terminal', () => {
  const hostile = '\u001b[2Jgone\n::error::x'
  const text = shown({
    tests: [freshTest({ titlePath: [hostile], verdict: 'cannot-load', note: hostile })],
    units: [unit({ verdict: 'incidental', title: hostile, places: [{ file: hostile, line: 1, diff: '' }] })],
  })
  expect(text).not.toContain('\u001b')
  expect(text).not.toMatch(/^\s*::/m)
})

/** The report on a change in a terminal: the answer first, what to look at, and never more than was shown. */

import { describe, expect, test } from 'vitest'
import type { DiffLedger } from '../../../src/model/diff-ledger.ts'
import { diffAnswer } from '../../../src/report/diff-answer.ts'
import { renderDiffTerminal } from '../../../src/report/diff-terminal.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { diffLedgerOf, diffTest, diffUnit, unnoticedFinding } from '../../support/diff-ledgers.ts'

const shown = (fields: Partial<DiffLedger>, isVerbose = false) =>
  renderDiffTerminal(diffLedgerOf(fields), { colour: PLAIN, width: 100, isVerbose })

const unnoticed = { ...unnoticedFinding(), nextStep: 'Assert it.' }

describe('the answer', () => {
  test.each<[answer: string, fields: Partial<DiffLedger>]>([
    ['this change is noticed when it is undone', {}],
    [
      'all 2 parts of this change are noticed when they are undone',
      { units: [diffUnit(), diffUnit({ id: 'part:2' })] },
    ],
    [
      'no test notices when this change is undone',
      { units: [diffUnit({ verdict: 'unnoticed' })], findings: [unnoticed], exitCode: 1 },
    ],
    [
      '1 of 2 parts of this change could be undone and no test would notice',
      { units: [diffUnit({ verdict: 'unnoticed' }), diffUnit({ id: 'part:2' })], findings: [unnoticed], exitCode: 1 },
    ],
    [
      'no test notices when this change is undone',
      {
        units: [
          diffUnit({ id: 'whole', scope: 'whole', verdict: 'unnoticed' }),
          diffUnit(),
          diffUnit({ id: 'part:2' }),
        ],
        exitCode: 1,
      },
    ],
    [
      '1 of 2 parts of this change are noticed when they are undone, 1 looks like no change of behaviour',
      { units: [diffUnit(), diffUnit({ id: 'part:2', verdict: 'unnoticed', looks: 'rename' })] },
    ],
    [
      '1 of 2 parts of this change are noticed when they are undone, 1 cannot be undone alone',
      { units: [diffUnit(), diffUnit({ id: 'part:2', verdict: 'incidental' })] },
    ],
    ['1 part was not tried', { units: [diffUnit(), diffUnit({ id: 'part:2', verdict: 'not-tried' })], exitCode: 4 }],
    ['1 part could not be measured', { units: [diffUnit({ verdict: 'unmeasured' })], exitCode: 4 }],
    [
      'no runtime change',
      {
        units: [diffUnit({ verdict: 'no-runtime-change' })],
        counts: { ...diffLedgerOf().counts, 'no-runtime-change': 1 },
      },
    ],
    ['no source file of this project changed', { units: [] }],
    ['Interrupted: nothing could be shown about this change', { exitCode: 130 }],
    [
      '1 of 2 new tests passes either way',
      {
        tests: [diffTest(), diffTest({ verdict: 'passes-either-way' })],
        findings: [{ kind: 'test-passes-either-way', test: 1, message: '', nextStep: '' }],
      },
    ],
    ['this fix changes no test', { findings: [{ kind: 'no-test-changed', message: '', nextStep: '' }], exitCode: 1 }],
  ])('%s', (answer, fields) => {
    expect(diffAnswer(diffLedgerOf(fields))).toBe(answer)
  })
})

test('what no test notices is shown with its code, what was tried, and how to try it again', () => {
  const text = shown({ units: [diffUnit({ verdict: 'unnoticed' })], findings: [unnoticed], exitCode: 1 })
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

    1 part: 1 unnoticed · 1.4 s · vitest 5.1.2
    "
  `)
})

test('a new test that passes either way is shown with its place', () => {
  const text = shown({
    tests: [diffTest({ verdict: 'passes-either-way' })],
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
  expect(shown({ units: [diffUnit({ noticedBy })] })).not.toContain('rows > keeps')
  expect(shown({ units: [diffUnit({ noticedBy })] }, true)).toContain(
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
    units: [diffUnit({ noticedBy: [noticing(1), noticing(2)] })],
    limits: { ...diffLedgerOf().limits, isMatrix: true },
  })
  expect(text).toContain('test 1  test/rows.test.ts:1 (throw, an older test)')
  expect(text).toContain('test 2  test/rows.test.ts:2 (throw, an older test)')
})

test('a tree that changed meanwhile is told', () => {
  expect(shown({ strays: ['src/rows.ts'] })).toContain('! changed in the work tree meanwhile\n  src/rows.ts\n')
})

test('what was left out is counted beside what was found', () => {
  const limits = { ...diffLedgerOf().limits, runsLeftOut: 3, unitsLeftOut: 1 }
  expect(shown({ limits })).toContain('3 runs left out after 300 s')
})

test('says plainly that nothing differs', () => {
  const text = shown({ units: [], files: [], outside: 1 })
  expect(text).toMatch(/^nothing differs\nmerge base .* → work tree, 0 files, 1 outside the project\n/)
})

test('the last line counts parts, and not the whole of them again', () => {
  const units = [
    diffUnit({ id: 'whole', scope: 'whole' }),
    diffUnit(),
    diffUnit({ id: 'part:2', verdict: 'unnoticed', looks: 'rename' }),
    diffUnit({ id: 'idle:a', verdict: 'no-runtime-change' }),
  ]
  expect(shown({ units }).trimEnd().split('\n').at(-1)).toBe('2 parts: 1 noticed, 1 unnoticed · 1.4 s · vitest 5.1.2')
})

test('a copy that told nothing is not passed over in silence', () => {
  const unit = diffUnit({ verdict: 'unreached', copyFailed: 'the disk is full' })
  const text = shown({ units: [unit], findings: [unnoticed], exitCode: 1 })
  expect(text.replace(/\s+/g, ' ')).toContain('in memory only: a copy of the tree told nothing, as the disk is full')
})

test('test files that are farther away are not passed over in silence', () => {
  const text = shown({ units: [diffUnit({ verdict: 'unnoticed', farther: 4 })], findings: [unnoticed], exitCode: 1 })
  expect(text).toContain('4 that import it from farther away were not (`--tests all` does)')
})

test('nothing that a test or a path brings along steers the terminal', () => {
  const hostile = '\u001b[2Jgone\n::error::x'
  const text = shown({
    tests: [diffTest({ titlePath: [hostile], verdict: 'cannot-load', note: hostile })],
    units: [diffUnit({ verdict: 'incidental', title: hostile, places: [{ file: hostile, line: 1, diff: '' }] })],
  })
  expect(text).not.toContain('\u001b')
  expect(text).not.toMatch(/^\s*::/m)
})

test('a headline breaks between words where the page is narrow', () => {
  const units = [diffUnit({ verdict: 'unnoticed' }), diffUnit({ id: 'part:2' })]
  const text = renderDiffTerminal(diffLedgerOf({ units, findings: [unnoticed], exitCode: 1 }), {
    colour: PLAIN,
    width: 50,
    isVerbose: false,
  })
  expect(text.split('\n').slice(0, 2)).toEqual([
    '1 of 2 parts of this change could be undone and no',
    'test would notice',
  ])
})

test('a name that is broken gives GitHub no command', () => {
  const to = { name: `x ${'::error::'.repeat(20)}` }
  const lines = renderDiffTerminal(diffLedgerOf({ to }), { colour: PLAIN, width: 45, isVerbose: false }).split('\n')
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => line.trim().startsWith('::'))).toEqual([])
})

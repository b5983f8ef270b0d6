/** Ledgers as a finished `teeth diff` leaves them, for tests of what renders or stores one. */

import {
  DIFF_SCHEMA_VERSION,
  type DiffFinding,
  type DiffLedger,
  type DiffTest,
  type DiffUnit,
  type Noticing,
  TEST_VERDICTS,
  UNIT_VERDICTS,
  type UnitVerdict,
} from '../../src/model/diff-ledger.ts'

const DIFF = '@@ -1,3 +1,3 @@\n export function rows(all) {\n-  return all.filter(isRow)\n+  return all\n }\n'

/** A ledger whose counts are those of its units. The exit code is the caller's to say when it is not 0. */
export function diffLedgerOf(fields: Partial<DiffLedger> = {}): DiffLedger {
  const { units = [diffUnit()] } = fields
  return {
    schemaVersion: DIFF_SCHEMA_VERSION,
    kind: 'diff',
    tool: { name: 'teeth', version: '0.1.0' },
    versions: { node: '24.0.0', vitest: '5.1.2' },
    startedAt: '2026-11-30T00:00:00.000Z',
    durationMs: 1400,
    commit: '3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304',
    isDirty: false,
    from: { commit: '0123456789abcdef', name: 'merge base with origin/main' },
    to: { name: 'work tree' },
    exitCode: 0,
    counts: countsOf(units),
    files: [{ path: 'src/rows.ts', status: 'modified', role: 'source' }],
    outside: 0,
    units,
    tests: [],
    findings: [],
    limits: { tests: 'related', isMatrix: false, budgetMs: 300_000, testFiles: 10, runsLeftOut: 0, unitsLeftOut: 0 },
    strays: [],
    ...fields,
  }
}

/** A part of `src/rows.ts`, which a test notices unless `fields` say otherwise. */
export function diffUnit(fields: Partial<DiffUnit> = {}): DiffUnit {
  return {
    id: 'part:1',
    scope: 'part',
    title: 'return statement in `rows`',
    places: [{ file: 'src/rows.ts', line: 2, diff: DIFF }],
    verdict: 'noticed',
    noticedBy: [],
    tried: [{ file: 'test/rows.test.ts', layer: '', verdict: 'noticed', reason: { kind: 'named-failure' } }],
    reproduce: 'npx teeth diff main -t part:1',
    ...fields,
  }
}

export function diffTest(fields: Partial<DiffTest> = {}): DiffTest {
  return {
    file: 'test/rows.test.ts',
    titlePath: ['rows', 'keeps rows only'],
    line: 7,
    change: 'new',
    verdict: 'fails-with-old-code',
    kind: 'assertion',
    ...fields,
  }
}

export function unnoticedFinding(unit = 'part:1'): DiffFinding {
  return {
    kind: 'unnoticed-unit',
    unit,
    message: 'no test notices when this is undone: return statement in `rows`',
    nextStep: 'Assert in a test what is different now; with the old code back, it has to fail.',
  }
}

/** One unit and one test for each verdict, every kind of finding, a stray: everything a report on a change can say. */
export function everyUnit(): DiffLedger {
  return diffLedgerOf({
    exitCode: 1,
    outside: 2,
    units: UNIT_VERDICTS.flatMap((verdict) => unitsWith(verdict)),
    tests: TEST_VERDICTS.map((verdict, index) => testWith(verdict, index)),
    findings: [
      unnoticedFinding('unnoticed'),
      { ...unnoticedFinding('unreached'), nextStep: 'Write a test that gets there.' },
      {
        kind: 'test-passes-either-way',
        test: 1,
        message: 'passes',
        nextStep: 'Let it assert what the change is about.',
      },
      { kind: 'tests-skipped', message: 'The one test of this change is skipped', nextStep: 'Take the `skip` away.' },
      { kind: 'no-test-changed', message: 'this fix changes no test: fix #12: rows', nextStep: 'Add a test.' },
    ],
    limits: { ...diffLedgerOf().limits, runsLeftOut: 3, unitsLeftOut: 1 },
    strays: ['reports/junit.xml'],
  })
}

function unitsWith(verdict: UnitVerdict): readonly DiffUnit[] {
  const unit = diffUnit({ id: verdict, verdict, title: `${verdict} condition in \`rows\`` })
  switch (verdict) {
    case 'noticed':
      return [{ ...unit, noticedBy: [noticing()] }]
    case 'unnoticed':
      return [
        { ...unit, farther: 4 },
        { ...unit, id: 'renamed', title: 'rename of `all`', looks: 'rename' },
      ]
    case 'incidental':
    case 'not-runnable':
    case 'not-tried':
      return [{ ...unit, note: 'the old code needs `isRow`, which is gone' }]
    case 'unmeasured':
      return [{ ...unit, reason: { kind: 'interrupted' } }]
    case 'unreached':
      return [{ ...unit, tried: [] }]
    case 'no-runtime-change':
      return [unit]
  }
}

function testWith(verdict: DiffTest['verdict'], index: number): DiffTest {
  const test = diffTest({ verdict, titlePath: ['rows', verdict], line: 7 + index })
  return verdict === 'cannot-load' ? { ...test, note: 'it imports `planes`, which the old code lacks' } : test
}

function noticing(): Noticing {
  return {
    file: 'test/rows.test.ts',
    titlePath: ['rows', 'keeps rows only'],
    line: 9,
    isOfChange: true,
    kind: 'assertion',
    name: 'AssertionError',
    message: 'expected [ 1, 2 ] to deeply equal [ 1 ]',
  }
}

function countsOf(units: readonly DiffUnit[]): DiffLedger['counts'] {
  const counts: Record<UnitVerdict, number> = {
    noticed: 0,
    unnoticed: 0,
    unreached: 0,
    incidental: 0,
    'not-runnable': 0,
    unmeasured: 0,
    'not-tried': 0,
    'no-runtime-change': 0,
  }
  for (const { verdict } of units) counts[verdict] += 1
  return counts
}

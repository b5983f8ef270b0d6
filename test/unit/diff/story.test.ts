/** The story of a diff from a change to its ledger, with scripted runs. */

import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../../src/model/change.ts'
import type { Scenario } from '../../../src/model/run.ts'
import { failedFact, testFact } from '../../support/fake-lane.ts'
import { layer, request } from '../../support/guards.ts'
import { rejectedWith } from '../../support/refused.ts'
import { modified } from './cut.ts'
import { served, TEST, told } from './told.ts'

const source = modified('f(1)\nx()\ng(1)\n', 'f(2)\nx()\ng(2)\n')
const titlePath = ['reads rows']
const testText = (body: string) => `test('reads rows', () => { ${body} })\n`
const changedTest: ChangedFile = { path: TEST, status: 'modified', before: '', now: testText('expect(1)') }

/** The test fails where the old `f(1)` is served, and does not look at `g`. */
const noticesF = (scenario: Scenario) => ({
  tests: [served(scenario).includes('f(1)') ? failedFact({ titlePath, line: 1 }) : testFact({ titlePath, line: 1 })],
})

const verdicts = (units: readonly { readonly id: string; readonly verdict: string }[]) =>
  Object.fromEntries(units.map(({ id, verdict }) => [id, verdict]))

describe('units', () => {
  test('one is noticed when its test fails with the old code, and unnoticed when it does not', async () => {
    const { ledger } = await told({ files: [source, changedTest], script: noticesF })
    expect(verdicts(ledger.units)).toEqual({ whole: 'noticed', 'part:1': 'noticed', 'part:2': 'unnoticed' })
    expect(ledger.exitCode).toBe(1)
    expect(ledger.findings.map(({ message }) => message)).toEqual(['no test notices when this is undone: call of `g`'])
  })

  test('what no test notices as a whole is told once', async () => {
    const { ledger } = await told({
      files: [source, changedTest],
      script: () => ({ tests: [testFact({ titlePath, line: 1 })] }),
    })
    expect(ledger.findings.map(({ kind }) => kind)).toEqual(['unnoticed-unit', 'test-passes-either-way'])
    expect(ledger.findings[0]).toMatchObject({ unit: 'whole' })
  })

  test('who noticed is told, and whether that is a test of the change', async () => {
    const { ledger } = await told({ files: [source, changedTest], script: noticesF })
    const [whole] = ledger.units
    expect(whole?.noticedBy).toEqual([
      {
        file: TEST,
        titlePath,
        line: 1,
        isOfChange: true,
        kind: 'assertion',
        name: 'AssertionError',
        message: 'expected 1 to be 2 // Object.is equality',
      },
    ])
  })

  test('one that breaks for another reason says nothing', async () => {
    const error = { name: 'ReferenceError', message: 'h is not defined', keys: [], inner: [], phase: 'body' } as const
    const script = (scenario: Scenario) => ({
      tests: [served(scenario).includes('g(1)') ? failedFact({ titlePath, errors: [error] }) : testFact({ titlePath })],
    })
    const { ledger } = await told({ files: [source, changedTest], script })
    expect(verdicts(ledger.units)).toMatchObject({ 'part:2': 'incidental' })
  })

  test('a source that is no text is not measured, and the command does not pass', async () => {
    const latin: ChangedFile = { path: 'src/latin.ts', status: 'modified' }
    const { ledger } = await told({ files: [latin, modified('f(1)\n', 'f(2)\n'), changedTest], script: noticesF })
    const found = ledger.units.map(({ id, verdict }) => [id, verdict])
    expect([found, ledger.exitCode], 'a changed source that is no text is not measured').toEqual([
      [
        ['part:1', 'noticed'],
        ['file:src/latin.ts', 'unmeasured'],
      ],
      4,
    ])
  })

  test('tests that fail already are not asked, and do not silence the others', async () => {
    const script = (scenario: Scenario) => ({
      tests: [failedFact({ id: 'red', titlePath: ['red already'] }), ...noticesF(scenario).tests],
    })
    const { ledger } = await told({ files: [source, changedTest], script })
    expect(ledger.units[0]).toMatchObject({ verdict: 'noticed', tried: [{ redAlready: 1 }] })
  })

  test('no test file at all leaves them unreached', async () => {
    const { ledger } = await told({ files: [source] })
    expect(ledger.units.map(({ verdict, note }) => [verdict, note])).toEqual(
      Array.from({ length: 3 }, () => ['unreached', 'no test file imports it']),
    )
    expect(ledger.exitCode).toBe(1)
  })
})

describe('nothing is run', () => {
  test.each<[what: string, files: readonly ChangedFile[]]>([
    ['for types alone', [modified('f(a)', 'f(a as string)')]],
    ['for comments alone', [modified('f(a)', '// calls f\nf(a)')]],
    ['for formatting alone', [modified("f( 'a' )", 'f("a");')]],
    ['for tests alone', [changedTest]],
    ['for a text that is no code', [{ path: 'README.md', status: 'modified', before: 'a', now: 'b' }]],
  ])('%s', async (_, files) => {
    const { ledger, lane } = await told({ files })
    expect(lane.asked).toEqual([])
    expect(ledger.exitCode).toBe(0)
    expect(ledger.units.every(({ verdict }) => verdict === 'no-runtime-change')).toBe(true)
  })

  test('and the lane that was started meanwhile is closed', async () => {
    expect((await told({ files: [changedTest] })).lane.isClosed()).toBe(true)
  })

  test('where nothing differs', async () => {
    const { ledger, lane } = await told({ files: [] })
    expect({ code: ledger.exitCode, units: ledger.units, asked: lane.asked }).toEqual({ code: 0, units: [], asked: [] })
  })
})

describe('tests of the change', () => {
  const verdictOf = async (script: (scenario: Scenario) => object, files = [source, changedTest]) =>
    (await told({ files, script })).ledger.tests.map(({ verdict, kind, note }) => ({ verdict, kind, note }))

  test('one that fails with the old code says how', async () => {
    expect(await verdictOf(noticesF)).toEqual([{ verdict: 'fails-with-old-code', kind: 'assertion', note: undefined }])
  })

  test('one that passes either way says so', async () => {
    expect(await verdictOf(() => ({ tests: [testFact({ titlePath, line: 1 })] }))).toMatchObject([
      { verdict: 'passes-either-way' },
    ])
  })

  test('one that is skipped is no evidence, and a change of skipped tests is a finding', async () => {
    const script = () => ({
      tests: [testFact({ titlePath, line: 1, state: 'skipped' }), testFact({ id: '2', titlePath: ['other'] })],
    })
    const { ledger } = await told({ files: [source, changedTest], script })
    expect(ledger.tests).toMatchObject([{ verdict: 'skipped' }])
    expect(ledger.findings.map(({ kind }) => kind)).toContain('tests-skipped')
  })

  test('one that fails with the new code too is not measured', async () => {
    const script = () => ({ tests: [failedFact({ titlePath, line: 1 }), testFact({ id: '2', titlePath: ['other'] })] })
    expect(await verdictOf(script)).toMatchObject([{ verdict: 'unmeasured', note: 'it fails with the new code too' }])
  })

  test('where a test of the change could not be measured, it may be the one that notices', async () => {
    const script = () => ({ tests: [failedFact({ titlePath, line: 1 }), testFact({ id: '2', titlePath: ['other'] })] })
    const { ledger } = await told({ files: [source, changedTest], script })
    expect(new Set(ledger.units.map(({ verdict }) => verdict))).toEqual(new Set(['unmeasured']))
    expect(ledger.units[0]?.note).toBe('`reads rows` could not be measured, and may be what notices')
    expect(ledger.exitCode).toBe(4)
  })

  const withExport = modified(
    'export const a = () => f(1)\n',
    'export const a = () => f(2)\nexport const b = () => g()\n',
  )
  const lacks = { name: 'TypeError', message: '(0 , b) is not a function', keys: [], inner: [], phase: 'body' } as const

  test('one that needs a new export is tried again with that kept', async () => {
    const script = (scenario: Scenario) => {
      const old = served(scenario)
      if (old === '') return { tests: [testFact({ titlePath, line: 1 })] }
      if (!old.includes('const b')) return { tests: [failedFact({ titlePath, line: 1, errors: [lacks] })] }
      return { tests: [old.includes('f(1)') ? failedFact({ titlePath, line: 1 }) : testFact({ titlePath, line: 1 })] }
    }
    expect(await verdictOf(script, [withExport, changedTest])).toEqual([
      {
        verdict: 'fails-with-old-code',
        kind: 'assertion',
        note: 'the old code has no `b`; with its new exports kept, this',
      },
    ])
  })

  test('one that imports a new file cannot load with the old code, where that is missing', async () => {
    const added: ChangedFile = { path: 'src/slug.ts', status: 'added', now: 'export const slug = f\n' }
    const imports = [{ file: TEST, layer: 'unit', modules: [{ file: 'src/slug.ts', distance: 1 }] }]
    const script = () => ({ tests: [testFact({ titlePath, line: 1 })] })
    const { ledger } = await told({ files: [source, added, changedTest], imports, script })
    expect(ledger.tests).toMatchObject([
      { verdict: 'cannot-load', note: 'the old code has no `src/slug.ts`; with that kept, it passes' },
    ])
    expect(ledger.findings.map(({ kind }) => kind)).not.toContain('test-passes-either-way')
  })

  test('one that is about the new export alone cannot load with the old code', async () => {
    const script = (scenario: Scenario) => {
      const isLacking = served(scenario) !== '' && !served(scenario).includes('const b')
      return {
        tests: [isLacking ? failedFact({ titlePath, line: 1, errors: [lacks] }) : testFact({ titlePath, line: 1 })],
      }
    }
    expect(await verdictOf(script, [withExport, changedTest])).toMatchObject([
      { verdict: 'cannot-load', note: 'the old code has no `b`; with its new exports kept, it passes' },
    ])
  })

  test('tests that a helper makes in a new file are new', async () => {
    const file: ChangedFile = { path: TEST, status: 'added', now: "runTests(['a'])\n" }
    const { ledger } = await told({
      files: [source, file],
      script: () => ({ tests: [testFact({ titlePath: ['a'], line: 9 })] }),
    })
    expect(ledger.tests).toMatchObject([{ change: 'new', titlePath: ['a'] }])
  })

  test('a table is told row by row, by a run of the old text', async () => {
    const rows = (text: string) => `const rows = ${text}\nfor (const row of rows) test(row, () => { f(row) })\n`
    const table: ChangedFile = { path: TEST, status: 'modified', before: rows("['a']"), now: rows("['a', 'b']") }
    const script = (scenario: Scenario) => {
      const isOld = served(scenario, TEST) !== ''
      const facts = [testFact({ id: 'a', titlePath: ['a'], line: 2 }), testFact({ id: 'b', titlePath: ['b'], line: 2 })]
      return { tests: isOld ? facts.slice(0, 1) : facts }
    }
    const { ledger } = await told({ files: [source, table], script })
    expect(ledger.tests.map(({ change, titlePath: path }) => [change, ...path])).toEqual([['new', 'b']])
  })
})

describe("files that are nobody's business", () => {
  test.each([
    ['what the configuration leaves out', 'src/made.ts', { exclude: ['src/made.ts'] }],
    ['what is built', 'dist/rows.js', {}],
  ])('%s is not undone', async (_, path, scope) => {
    const { ledger } = await told({ files: [modified('f(1)\n', 'f(2)\n', path)], wish: { runs: request(scope) } })
    expect(ledger.units).toEqual([])
    expect(ledger.files).toMatchObject([{ path, role: 'other' }])
  })
})

describe('older tests', () => {
  const layers = [layer({ files: ['test/near.test.ts', 'test/far.test.ts', 'test/other.test.ts', TEST] })]
  const imports = [
    { file: 'test/far.test.ts', layer: 'unit', modules: [{ file: 'src/rows.ts', distance: 3 }] },
    { file: 'test/near.test.ts', layer: 'unit', modules: [{ file: 'src/rows.ts', distance: 1 }] },
    { file: 'test/other.test.ts', layer: 'unit', modules: [{ file: 'src/other.ts', distance: 1 }] },
  ]
  const alone = [modified('f(1)\n', 'f(2)\n')]
  const filesAsked = async (wish: object, files: readonly ChangedFile[] = alone) => [
    ...new Set((await told({ files, layers, imports, wish })).lane.asked.map(({ file }) => file)),
  ]

  test('those that import what changed are tried, nearest first', async () => {
    expect(await filesAsked({})).toEqual(['test/near.test.ts', 'test/far.test.ts'])
  })

  test('those of the change come before them', async () => {
    expect(await filesAsked({}, [...alone, changedTest])).toEqual([TEST, 'test/near.test.ts', 'test/far.test.ts'])
  })

  test('no more than were asked for, and the rest is told', async () => {
    expect(await filesAsked({ testFiles: 1 })).toEqual(['test/near.test.ts'])
    expect((await told({ files: alone, layers, imports, wish: { testFiles: 1 } })).ledger.units[0]?.farther).toBe(1)
  })

  test('none with `--tests changed`, all with `--tests all`, the namesake first', async () => {
    expect(await filesAsked({ tests: 'changed' }, [...alone, changedTest])).toEqual([TEST])
    expect(await filesAsked({ tests: 'all' })).toEqual([
      TEST,
      'test/near.test.ts',
      'test/far.test.ts',
      'test/other.test.ts',
    ])
  })

  test('the first that notices ends the search, unless a matrix is wanted', async () => {
    const script = (scenario: Scenario) => ({ tests: [served(scenario).includes('f(1)') ? failedFact() : testFact()] })
    const tried = async (wish: object) =>
      (await told({ files: alone, layers, imports, script, wish })).ledger.units[0]?.noticedBy.map(({ file }) => file)
    expect(await tried({})).toEqual(['test/near.test.ts'])
    expect(await tried({ isMatrix: true })).toEqual(['test/near.test.ts', 'test/far.test.ts'])
  })
})

describe('limits', () => {
  test('what the budget leaves out is counted, and nothing is said of it', async () => {
    const { ledger } = await told({ files: [source, changedTest], script: noticesF, tick: 1000, wish: { budgetMs: 1 } })
    expect(ledger.limits).toMatchObject({ runsLeftOut: 3, unitsLeftOut: 3 })
    expect(new Set(ledger.units.map(({ verdict }) => verdict))).toEqual(new Set(['not-tried']))
    expect(ledger.exitCode).toBe(4)
  })

  test('an interruption ends it with 130', async () => {
    const { ledger } = await told({ files: [source, changedTest], interruption: AbortSignal.abort() })
    expect(ledger.exitCode).toBe(130)
  })

  test('a pattern selects units, and one that fits none is refused', async () => {
    const { ledger } = await told({ files: [source, changedTest], script: noticesF, wish: { pattern: 'part:2' } })
    expect(ledger.units.map(({ id }) => id)).toEqual(['part:2'])
    expect(ledger.tests).toEqual([])
    expect((await rejectedWith(() => told({ files: [source, changedTest], wish: { pattern: 'nowhere' } }))).code).toBe(
      'nothing-selected',
    )
  })
})

describe('a fix without a test', () => {
  test.each(['fix(rows): read the plane', 'Fixes #12', 'hotfix: rows'])('%s is a finding', async (subject) => {
    const { ledger } = await told({ files: [source], subjects: [subject] })
    expect(ledger.findings.map(({ kind }) => kind)).toContain('no-test-changed')
  })

  test.each(['refactor: rows', 'feat: a prefix for rows'])('%s is none', async (subject) => {
    const { ledger } = await told({ files: [source], subjects: [subject] })
    expect(ledger.findings.map(({ kind }) => kind)).not.toContain('no-test-changed')
  })
})

test('the ledger names the commit on which the tests ran', async () => {
  const { ledger } = await told({ files: [source] })
  expect([ledger.commit, ledger.isDirty]).toEqual(['b'.repeat(40), false])
})

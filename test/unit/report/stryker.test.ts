import { test as property } from '@fast-check/vitest'
import { Ajv } from 'ajv'
import schema from 'mutation-testing-report-schema/mutation-testing-report-schema.json' with { type: 'json' }
import type { MutantResult, MutationTestResult } from 'mutation-testing-report-schema/api'
import { describe, expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '../../../src/model/ledger.ts'
import { renderStryker } from '../../../src/report/stryker.ts'
import { allBite, everyVerdict, ledgerOf, toothless } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'

const FILE = 'src/catalog/lookup.ts'
const objectionsTo = validator()

describe('the mutation testing report', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderStryker(everyVerdict())).toBe(expectedText('stryker-every-verdict'))
  })

  test.each([
    ['with one guard of each verdict', everyVerdict()],
    ['when all bite', allBite()],
    ['of an empty ledger', ledgerOf([])],
  ])('fits its schema %s', (_, ledger) => {
    expect(objectionsTo(reportOf(ledger))).toEqual([])
  })

  test('counts as detected only what bites', () => {
    const detected = mutantsOf(everyVerdict()).filter(({ status }) => status === 'Killed' || status === 'Timeout')
    expect(detected.map(({ id }) => id)).toEqual(['plane-aware-lookup'])
  })

  test('calls each verdict by the nearest status', () => {
    const verdicts = everyVerdict().guards.map(({ verdict }) => verdict)
    const statuses = mutantsOf(everyVerdict()).map(({ status }) => status)
    expect(Object.fromEntries(verdicts.map((verdict, index) => [verdict, statuses[index]]))).toEqual({
      bites: 'Killed',
      toothless: 'Survived',
      unreached: 'NoCoverage',
      unnamed: 'Survived',
      incidental: 'RuntimeError',
      stale: 'Ignored',
      'red-already': 'Ignored',
      unobserved: 'Ignored',
      'timed-out': 'Ignored',
      flaky: 'Ignored',
      unmeasured: 'Pending',
    })
  })

  test('says for each mutant why it has its status', () => {
    const [bites, toothless] = mutantsOf(everyVerdict())
    expect(bites?.statusReason).toContain('AssertionError: reads the row from the requested plane')
    expect(toothless?.statusReason).toContain('toothless: The old behaviour ran, and the test stayed green.')
  })

  test('names the tests that killed a mutant', () => {
    const { testFiles = {} } = reportOf(everyVerdict())
    const [test] = testFiles['test/catalog/lookup.test.ts']?.tests ?? []
    expect(mutantsOf(everyVerdict())[0]?.killedBy).toEqual([test?.id])
  })

  test.each([
    ['in the text that was handed in', new Map([[FILE, source()]])],
    ['in what the ledger shows of it', new Map<string, string>()],
  ])('puts a mutant exactly where the revert differs, %s', (_, sources) => {
    const [mutant] = mutantsOf(ledgerOf([toothless()]), sources)
    expect([present(mutant, ledgerOf([toothless()]), sources), mutant?.replacement]).toEqual(['row', 'plane'])
  })

  test('puts a mutant at its site when the revert was never made', () => {
    const stale = everyVerdict().guards.filter(({ verdict }) => verdict === 'stale')
    const [mutant] = mutantsOf(ledgerOf(stale))
    expect([present(mutant, ledgerOf(stale)), mutant?.replacement]).toEqual([
      'const planes = request.planes ?? []',
      undefined,
    ])
  })

  test('has the old code of several hunks, and what lies between', () => {
    const diff = '@@ -2,1 +2,1 @@\n-b()\n+x()\n@@ -5,2 +5,2 @@\n-e()\n+y()\n f()\n'
    const [mutant] = mutantsOf(ledgerOf([withDiff(diff)]), new Map([['a.ts', 'a()\nb()\nc()\nd()\ne()\nf()\n']]))
    expect(mutant).toMatchObject({
      location: { start: { line: 2, column: 1 }, end: { line: 5, column: 2 } },
      replacement: 'x()\nc()\nd()\ny',
    })
  })

  test('has old code that comes where nothing goes', () => {
    const diff = '@@ -1,2 +1,3 @@\n a()\n+x()\n b()\n'
    const [mutant] = mutantsOf(ledgerOf([withDiff(diff)]), new Map([['a.ts', 'a()\nb()\n']]))
    expect(mutant).toMatchObject({
      location: { start: { line: 1, column: 4 }, end: { line: 1, column: 4 } },
      replacement: '\nx()',
    })
  })

  test('makes no endless text of a line from outside', () => {
    const site = { file: 'a.ts', line: 500_000, text: 'a()', revert: { kind: 'remove' } } as const
    const report = reportOf(ledgerOf([{ ...toothless(), sites: [site] }]))
    expect(report.files['a.ts']?.source.length).toBeLessThan(1000)
  })

  test('points into the file also when it has changed since', () => {
    const [mutant] = mutantsOf(ledgerOf([toothless()]), new Map([[FILE, 'one line']]))
    expect(mutant?.location.start).toEqual({ line: 1, column: 1 })
  })

  property.prop([attack], { numRuns: 12 })('fits its schema whatever the texts', (hostile) => {
    expect(objectionsTo(reportOf(ledgerUnder(hostile)))).toEqual([])
  })

  property.prop([attack], { numRuns: 12 })('points into its files whatever the texts', (hostile) => {
    const { files } = reportOf(ledgerUnder(hostile))
    const outside = Object.values(files).flatMap(({ source, mutants }) =>
      mutants.filter(({ location }) => !isWithin(location, source.split('\n'))),
    )
    expect(outside).toEqual([])
  })
})

function validator(): (report: unknown) => readonly string[] {
  const validate = new Ajv({ strict: false, allErrors: true, logger: false }).compile(schema)
  return (report) => {
    validate(report)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

function reportOf(ledger: Ledger, sources?: ReadonlyMap<string, string>): MutationTestResult {
  return JSON.parse(renderStryker(ledger, sources))
}

function mutantsOf(ledger: Ledger, sources?: ReadonlyMap<string, string>): readonly MutantResult[] {
  return Object.values(reportOf(ledger, sources).files).flatMap(({ mutants }) => mutants)
}

/** What stands in the file where the mutant is. */
function present(mutant: MutantResult | undefined, ledger: Ledger, sources?: ReadonlyMap<string, string>) {
  const lines = reportOf(ledger, sources).files[FILE]?.source.split('\n') ?? []
  const { start, end } = mutant?.location ?? expect.fail('there is no mutant')
  expect(start.line).toBe(end.line)
  return lines[start.line - 1]?.slice(start.column - 1, end.column - 1)
}

function isWithin({ start, end }: MutantResult['location'], lines: readonly string[]): boolean {
  return [start, end].every(({ line, column }) => column <= (lines[line - 1]?.length ?? -2) + 1)
}

function source(): string {
  const lines = Array.from({ length: 40 }, (_, index) => `// line ${index + 1}`)
  return lines
    .with(30, '    warn(`no price for ${row.token}`)')
    .with(31, '  }')
    .with(32, '  return rows.length')
    .with(33, '}')
    .join('\n')
}

function withDiff(diff: string): LedgerEntry {
  return {
    ...toothless(),
    sites: [{ file: 'a.ts', line: 1, text: 'a()', revert: { kind: 'from', ref: 'main' }, diff }],
  }
}

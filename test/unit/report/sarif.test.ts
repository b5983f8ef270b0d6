import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { test as property } from '@fast-check/vitest'
import ajvDraft4 from 'ajv-draft-04'
import ajvFormats from 'ajv-formats'
import type { Log, Result } from 'sarif'
import { describe, expect, test } from 'vitest'
import { VERDICT_TEXTS } from '../../../src/errors/verdict-texts.ts'
import type { Ledger } from '../../../src/model/ledger.ts'
import { VERDICTS } from '../../../src/model/verdict.ts'
import { renderSarif } from '../../../src/report/sarif.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless, unnamed } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'

const objectionsTo = validator()

describe('the SARIF report', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderSarif(everyVerdict())).toBe(expectedText('sarif-every-verdict'))
  })

  test.each([
    ['with one guard of each verdict', everyVerdict()],
    ['when all bite', allBite()],
    ['of an empty ledger', ledgerOf([])],
  ])('fits the official schema %s', (_, ledger) => {
    expect(objections(ledger)).toEqual([])
  })

  test('has the catalogue as rules', () => {
    const rules = logOf(allBite()).runs[0]?.tool.driver.rules ?? []
    expect(rules.map(({ id, shortDescription }) => [id, shortDescription?.text])).toEqual(
      VERDICTS.filter((verdict) => verdict !== 'bites').map((verdict) => [verdict, VERDICT_TEXTS[verdict].title]),
    )
  })

  test('says nothing of what bites', () => {
    expect(resultsOf(allBite())).toEqual([])
  })

  test('points at the site', () => {
    expect(locationOf(toothless())).toMatchObject({
      artifactLocation: { uri: 'src/catalog/lookup.ts', uriBaseId: '%SRCROOT%' },
      region: { startLine: 31, endLine: 31 },
    })
  })

  test('points at the annotation when the guard is stale', () => {
    expect(locationOf(stale())).toMatchObject({ region: { startLine: 100, startColumn: 3 } })
  })

  test('spans the lines of the site', () => {
    const site = { file: 'a.ts', line: 7, text: 'if (a) {\n  b()\n}', revert: { kind: 'remove' } } as const
    expect(locationOf({ ...toothless(), sites: [site] })).toMatchObject({ region: { startLine: 7, endLine: 9 } })
  })

  test('percent-encodes what a URI may not hold', () => {
    const site = { file: 'src/[id] 50%.ts', line: 1, text: 'a()', revert: { kind: 'remove' } } as const
    expect(locationOf({ ...toothless(), sites: [site] })).toMatchObject({
      artifactLocation: { uri: 'src/%5Bid%5D%2050%25.ts' },
    })
  })

  test('counts paths from the repository where the project is a part of it', () => {
    const [result] = JSON.parse(renderSarif(ledgerOf([toothless()]), 'packages/shop')).runs[0].results
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe('packages/shop/src/catalog/lookup.ts')
  })

  test('calls what could not be measured a warning', () => {
    const flaky = everyVerdict().guards.filter(({ verdict }) => verdict === 'flaky')
    expect(resultsOf(ledgerOf(flaky)).map(({ level }) => level)).toEqual(['warning'])
  })

  test('tells a finding again after unrelated lines have moved', () => {
    const moved = { ...toothless(), sites: toothless().sites.map((site) => ({ ...site, line: site.line + 40 })) }
    const [before, after] = [toothless(), moved].map((entry) => resultsOf(ledgerOf([entry]))[0]?.partialFingerprints)
    expect(after).toEqual(before)
  })

  test('tells two guards of one line apart', () => {
    const prints = resultsOf(ledgerOf([toothless(), { ...toothless(), id: 'another' }])).map(
      ({ partialFingerprints }) => partialFingerprints?.['primaryLocationLineHash'],
    )
    expect(new Set(prints).size).toBe(2)
  })

  test('has 5,000 results at most, the heaviest, and counts the rest', () => {
    const flaky = everyVerdict().guards.filter(({ verdict }) => verdict === 'flaky')
    const many = [...Array.from({ length: 4_000 }, () => flaky).flat(), ...Array.from({ length: 3_000 }, unnamed)]
    const run = logOf(ledgerOf(many)).runs[0]
    const kept = Map.groupBy(run?.results ?? [], ({ ruleId }) => ruleId)
    expect([kept.get('unnamed')?.length, kept.get('flaky')?.length, run?.properties?.['leftOut']]).toEqual([
      3_000, 2_000, 2_000,
    ])
  })

  test('makes no link of brackets in a text, and fills nothing in', () => {
    const entry = { ...toothless(), behaviour: 'keeps [a](https://evil.example) and {0} and { a: 1 }' }
    expect(resultsOf(ledgerOf([entry]))[0]?.message.text).toContain(
      String.raw`keeps \[a\](https://evil.example) and {{0}} and { a: 1 }`,
    )
  })

  property.prop([attack], { numRuns: 12 })('fits the official schema whatever the texts', (hostile) => {
    expect(objections(ledgerUnder(hostile))).toEqual([])
  })

  property.prop([attack], { numRuns: 12 })('holds nothing that steers where it is shown', (hostile) => {
    const told = texts(JSON.parse(renderSarif(ledgerUnder(hostile)))).join('')
    expect(told.match(/(?![\t\n])\p{Cc}|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)).toBeNull()
  })

  property.prop([attack], { numRuns: 12 })('makes a link of no text', (hostile) => {
    const messages = resultsOf(ledgerUnder(hostile)).map(({ message }) => message.text ?? '')
    expect(messages.filter((text) => /(?<!\\)(?:\\\\)*[[\]]/.test(text))).toEqual([])
  })

  property.prop([attack], { numRuns: 12 })('has relative addresses only', (hostile) => {
    const results = resultsOf(ledgerUnder(hostile))
    const uris = results.flatMap(({ locations = [], relatedLocations = [] }) =>
      [...locations, ...relatedLocations].map((at) => at.physicalLocation?.artifactLocation?.uri ?? 'none'),
    )
    expect(
      uris.filter((uri) => !new URL(uri, 'https://base.example/r/').href.startsWith('https://base.example/r/')),
    ).toEqual([])
  })
})

/** The schema as JSON Schema draft 4 has it; its formats are those that are checked everywhere. */
function validator(): (log: unknown) => readonly string[] {
  const ajv = new ajvDraft4.default({ strict: false, unicodeRegExp: false, allErrors: true })
  ajvFormats.default(ajv)
  const validate = ajv.compile(schema)
  return (log) => {
    validate(log)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

function objections(ledger: Ledger): readonly string[] {
  return objectionsTo(JSON.parse(renderSarif(ledger)))
}

function logOf(ledger: Ledger): Log {
  return JSON.parse(renderSarif(ledger))
}

function resultsOf(ledger: Ledger): readonly Result[] {
  return logOf(ledger).runs[0]?.results ?? []
}

function locationOf(entry: Ledger['guards'][number]) {
  return resultsOf(ledgerOf([entry]))[0]?.locations?.[0]?.physicalLocation
}

/** Every text in a value, keys included. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...texts(part)])
}

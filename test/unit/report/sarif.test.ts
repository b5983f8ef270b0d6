import { describe, expect, test } from 'vitest'
import { VERDICT_TEXTS } from '../../../src/errors/verdict-texts.ts'
import type { Ledger } from '../../../src/model/ledger.ts'
import { VERDICTS } from '../../../src/model/verdict.ts'
import { renderSarif } from '../../../src/report/sarif.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { logOf, resultsOf } from './sarif-reader.ts'

describe('the SARIF report', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderSarif(everyVerdict())).toBe(expectedText('sarif-every-verdict'))
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

  test('makes no link of brackets in a text, and fills nothing in', () => {
    const entry = { ...toothless(), behaviour: 'keeps [a](https://evil.example) and {0} and { a: 1 }' }
    expect(resultsOf(ledgerOf([entry]))[0]?.message.text).toContain(
      String.raw`keeps \[a\](https://evil.example) and {{0}} and { a: 1 }`,
    )
  })
})

function locationOf(entry: Ledger['guards'][number]) {
  return resultsOf(ledgerOf([entry]))[0]?.locations?.[0]?.physicalLocation
}

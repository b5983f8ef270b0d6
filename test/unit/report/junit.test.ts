import { test as property } from '@fast-check/vitest'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import { cut } from '../../../src/report/cut.ts'
import { renderJunit } from '../../../src/report/junit.ts'
import { neutralise } from '../../../src/report/neutralise.ts'
import { allBite, everyVerdict, ledgerOf, stale, toothless, unnamed } from '../../support/ledgers.ts'
import { expectedText } from './expected.ts'
import { attack, ledgerUnder } from './hostile.ts'

describe('the JUnit report', () => {
  test('reads as it should with one guard of each verdict', () => {
    expect(renderJunit(everyVerdict())).toBe(expectedText('junit-every-verdict'))
  })

  test('counts a guard that bites as a test that passed', () => {
    expect(rootOf(allBite())).toMatchObject({ tests: '3', failures: '0', errors: '0', time: '2.413' })
  })

  test('calls a test without teeth a failure', () => {
    expect(rootOf(ledgerOf([toothless(), unnamed()]))).toMatchObject({ failures: '2', errors: '0' })
  })

  test('calls a guard that nothing is known about an error', () => {
    expect(rootOf(ledgerOf([stale()]))).toMatchObject({ failures: '0', errors: '1' })
  })

  test('does not pass in silence over an annotation that could not be read', () => {
    expect(rootOf({ ...allBite(), problems: everyVerdict().problems })).toMatchObject({ tests: '5', errors: '2' })
  })

  test('has a suite for each file', () => {
    const other = { ...toothless(), sites: toothless().sites.map((site) => ({ ...site, file: 'src/other.ts' })) }
    expect(suitesOf(ledgerOf([stale(), other, unnamed()])).map(({ name, tests }) => [name, tests])).toEqual([
      ['src/catalog/lookup.ts', '2'],
      ['src/other.ts', '1'],
    ])
  })

  property.prop([attack], { numRuns: 40 })('is well-formed', (hostile) => {
    expect(XMLValidator.validate(renderJunit(ledgerUnder(hostile)))).toBe(true)
  })

  property.prop([attack], { numRuns: 40 })('holds only characters that XML allows', (hostile) => {
    expect(renderJunit(ledgerUnder(hostile)).match(/(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u)).toBeNull()
  })

  property.prop([attack], { numRuns: 40 })('parses back to the ids and the observations', (hostile) => {
    const ledger = ledgerUnder(hostile)
    const open = ledger.guards.filter(({ verdict }) => verdict !== 'bites')
    const said = suitesOf(ledger)
      .flatMap(({ testcase }) => testcase)
      .flatMap((each) => [each.failure ?? each.error].flatMap((wrong) => (wrong ? [[each.name, wrong.message]] : [])))
      .map((texts) => texts.map(decoded))
    expect(said).toEqual(
      expect.arrayContaining(open.map(({ id, observed }) => [id, observed].map((text) => neutralise(cut(text, 1000))))),
    )
  })
})

type Wrong = { readonly type: string; readonly message: string }
type Case = { readonly name: string; readonly failure?: Wrong; readonly error?: Wrong }
type Suite = { readonly name: string; readonly tests: string; readonly testcase: readonly Case[] }
type Root = { readonly testsuite?: readonly Suite[] }

function rootOf(ledger: Ledger): Root {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    trimValues: false,
    parseTagValue: false,
    isArray: (name) => name === 'testsuite' || name === 'testcase',
  })
  const parsed: { readonly testsuites: Root } = parser.parse(renderJunit(ledger))
  return parsed.testsuites
}

function suitesOf(ledger: Ledger): readonly Suite[] {
  return rootOf(ledger).testsuite ?? []
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#10;': '\n',
  '&#9;': '\t',
}

function decoded(text: string): string {
  return text.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? `unknown ${entity}`)
}

/** The JUnit report of a ledger in which everyone attacks. */

import { test as property } from '@fast-check/vitest'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect } from 'vitest'
import { cut } from '../../../src/report/cut.ts'
import { renderJunit } from '../../../src/report/junit.ts'
import { neutralise } from '../../../src/report/neutralise.ts'
import { attack, ledgerUnder } from './hostile.ts'
import { suitesOf } from './junit-reader.ts'

describe('the JUnit report', () => {
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

/** The JUnit report as a CI parses it. */

import { XMLParser } from 'fast-xml-parser'
import type { Ledger } from '../../../src/model/ledger.ts'
import { renderJunit } from '../../../src/report/junit.ts'

type Wrong = { readonly type: string; readonly message: string }
type Case = { readonly name: string; readonly failure?: Wrong; readonly error?: Wrong }
type Suite = { readonly name: string; readonly tests: string; readonly testcase: readonly Case[] }
type Root = { readonly testsuite?: readonly Suite[] }

export function rootOf(ledger: Ledger): Root {
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

export function suitesOf(ledger: Ledger): readonly Suite[] {
  return rootOf(ledger).testsuite ?? []
}

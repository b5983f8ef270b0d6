/** The SARIF report is what the standard's own schema allows. */

import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import { test as property } from '@fast-check/vitest'
import ajvDraft4 from 'ajv-draft-04'
import ajvFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { Ledger } from '../../../src/model/ledger.ts'
import { allBite, everyVerdict, ledgerOf } from '../../support/ledgers.ts'
import { attack, ledgerUnder } from './hostile.ts'
import { logOf } from './sarif-reader.ts'

const objectionsTo = validator()

describe('the SARIF report', () => {
  test.each([
    ['with one guard of each verdict', everyVerdict()],
    ['when all bite', allBite()],
    ['of an empty ledger', ledgerOf([])],
  ])('fits the official schema %s', (_, ledger) => {
    expect(objections(ledger)).toEqual([])
  })

  property.prop([attack], { numRuns: 12 })('fits the official schema whatever the texts', (hostile) => {
    expect(objections(ledgerUnder(hostile))).toEqual([])
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
  return objectionsTo(logOf(ledger))
}

/** The shipped schema of a diff's ledger: it says what the type says, and fits what the command writes. */

import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { DiffLedger } from '../../../src/model/diff-ledger.ts'
import { diffLedgerJsonSchema, diffLedgerSchema } from '../../../src/report/diff-ledger-schema.ts'
import { jsonText } from '../../../src/report/json-text.ts'
import { failedFact, testFact } from '../../support/fake-lane.ts'
import { modified } from '../diff/cut.ts'
import { served, TEST, told } from '../diff/told.ts'

const REWRITE = `node -e "import('./src/report/diff-ledger-schema.ts').then((m) => process.stdout.write(m.diffLedgerJsonSchema()))" > schema/diff-ledger.schema.json`

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

describe('the schema of a diff', () => {
  test('says exactly what the type says', () => {
    expectTypeOf<DeepReadonly<z.infer<ReturnType<typeof diffLedgerSchema>>>>().toEqualTypeOf<DiffLedger>()
  })

  test('is shipped as it is', () => {
    const shipped = readFileSync(new URL('../../../schema/diff-ledger.schema.json', import.meta.url), 'utf8')
    expect(shipped, `schema/diff-ledger.schema.json is out of date; rewrite it: ${REWRITE}`).toBe(
      diffLedgerJsonSchema(),
    )
  })

  test('gives a ledger back as it was written', async () => {
    const { ledger } = await told({
      files: [
        modified('f(1)\nx()\ng(1)\n', '// f\nf(2)\nx()\ng(2)\n'),
        { path: TEST, status: 'added', now: "test('reads rows', () => { expect(1) })\n" },
        { path: 'src/new.ts', status: 'added', now: 'h()' },
      ],
      script: (scenario) => ({
        tests: [(served(scenario).includes('f(1)') ? failedFact : testFact)({ titlePath: ['reads rows'], line: 1 })],
      }),
      subjects: ['fix: rows'],
    })
    expect(diffLedgerSchema().parse(JSON.parse(jsonText(ledger)))).toEqual(ledger)
  })
})

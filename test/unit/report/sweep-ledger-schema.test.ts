/** The shipped schema of a sweep's ledger: it says what the type says, and fits what the command writes. */

import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { StrykerReport } from '../../../src/model/sweep.ts'
import type { SweepLedger } from '../../../src/model/sweep-ledger.ts'
import { jsonText } from '../../../src/report/json-text.ts'
import { sweepLedgerJsonSchema, sweepLedgerSchema } from '../../../src/report/sweep-ledger-schema.ts'
import { failedFact } from '../../support/fake-lane.ts'
import { FILE, strykerMutant, swept } from '../sweep/swept.ts'

const REWRITE = `node -e "import('./src/report/sweep-ledger-schema.ts').then((m) => process.stdout.write(m.sweepLedgerJsonSchema()))" > schema/sweep-ledger.schema.json`
const WAIVER = { file: FILE, original: 'n', reason: 'it is so', owner: 'ann', expires: '1970-01-02' }

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** A survivor, one that is killed, one that is answered for, one that fits nowhere; a shard with a suggestion. */
async function whole(): Promise<SweepLedger> {
  const { ledger } = await swept({
    mutants: [
      strykerMutant('n > 10', 'n >= 10', { static: true, testsCompleted: 3 }),
      strykerMutant('n > 10', 'true', { statusReason: 'it stopped', description: 'cut' }),
      strykerMutant('n > 10', 'a b', { status: 'RuntimeError' }),
      strykerMutant('n > 10', 'false', { status: 'Killed', killedBy: ['cuts'] }),
    ],
    script: ({ overlays }) => (overlays[0]?.plain?.includes('true ?') ? { tests: [failedFact()] } : {}),
    wish: { waivers: [{ ...WAIVER, original: 'n > 10', replacement: 'n >= 10' }], shard: { index: 1, of: 2 } },
  })
  return ledger
}

describe('the schema of a sweep', () => {
  test('says exactly what the type says', () => {
    type Checked = DeepReadonly<z.infer<ReturnType<typeof sweepLedgerSchema>>>
    // What is an intersection in the model is one object here.
    expectTypeOf<Omit<Checked, 'report'>>().toEqualTypeOf<Omit<DeepReadonly<SweepLedger>, 'report'>>()
    expectTypeOf<Checked['report']>().toExtend<StrykerReport>()
  })

  test('is shipped as it is', () => {
    const shipped = readFileSync(new URL('../../../schema/sweep-ledger.schema.json', import.meta.url), 'utf8')
    expect(shipped, `schema/sweep-ledger.schema.json is out of date; rewrite it: ${REWRITE}`).toBe(
      sweepLedgerJsonSchema(),
    )
  })

  test('accepts a ledger, and gives it back as it was written', async () => {
    const ledger = await whole()
    const written = JSON.parse(jsonText(ledger))
    expect(objections(written)).toEqual([])
    expect(sweepLedgerSchema().parse(written)).toEqual(ledger)
  })

  test.each<[string, (ledger: SweepLedger) => object, string]>([
    ['another version', (ledger) => ({ ...ledger, schemaVersion: 2 }), '/schemaVersion'],
    ['a ledger of another kind', (ledger) => ({ ...ledger, kind: 'diff' }), '/kind'],
    ['a missing count', (ledger) => ({ ...ledger, counts: { killed: 3 } }), '/counts'],
    [
      'a mutant without its result',
      ({ mutants, ...rest }) => ({ ...rest, mutants: [mutants[0]?.mutant] }),
      '/mutants/0',
    ],
    ['a report without files', (ledger) => ({ ...ledger, report: { schemaVersion: '2' } }), '/report'],
  ])('refuses %s', async (_, change, where) => {
    expect(objections(JSON.parse(JSON.stringify(change(await whole()))))).toContain(where)
  })

  test('hands on what Stryker says besides', async () => {
    const { report, ...ledger } = await whole()
    const written = { ...ledger, report: { ...report, framework: { name: 'StrykerJS' } } }
    expect(objections(written)).toEqual([])
    expect(sweepLedgerSchema().parse(written)).toEqual(written)
  })
})

const validate = (() => {
  const ajv = new Ajv2020({ allErrors: true })
  formats.default(ajv)
  return ajv.compile(JSON.parse(sweepLedgerJsonSchema()))
})()

/** Where the schema objects to a value, as JSON pointers. */
function objections(value: unknown): readonly string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath }) => instancePath)
}

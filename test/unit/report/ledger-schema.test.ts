import { readFileSync } from 'node:fs'
import { test as property } from '@fast-check/vitest'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { Ledger } from '../../../src/model/ledger.ts'
import { ledgerJsonSchema } from '../../../src/report/ledger-json-schema.ts'
import { ledgerSchema } from '../../../src/report/ledger-schema.ts'
import { renderJson } from '../../../src/report/json.ts'
import { allBite, everyVerdict, ledgerOf } from '../../support/ledgers.ts'
import { attack, ledgerUnder } from './hostile.ts'

const REWRITE = `node -e "import('./src/report/ledger-json-schema.ts').then((m) => process.stdout.write(m.ledgerJsonSchema()))" > schema/ledger.schema.json`

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

describe('the schema of a ledger', () => {
  test('says exactly what the type says', () => {
    expectTypeOf<DeepReadonly<z.infer<ReturnType<typeof ledgerSchema>>>>().toEqualTypeOf<Ledger>()
  })

  test('is shipped as it is', () => {
    const shipped = readFileSync(new URL('../../../schema/ledger.schema.json', import.meta.url), 'utf8')
    expect(shipped, `schema/ledger.schema.json is out of date; rewrite it: ${REWRITE}`).toBe(ledgerJsonSchema())
  })

  test.each([
    ['where all bite', allBite()],
    ['of every verdict', everyVerdict()],
    ['of nothing', ledgerOf([])],
  ])('accepts a ledger %s', (_, ledger) => {
    expect(objections(JSON.parse(renderJson(ledger)))).toEqual([])
  })

  property.prop([attack], { numRuns: 20 })('accepts a ledger whatever its texts are', (hostile) => {
    expect(objections(JSON.parse(renderJson(ledgerUnder(hostile))))).toEqual([])
  })

  test.each([
    ['another version', { ...allBite(), schemaVersion: 2 }, '/schemaVersion'],
    ['a verdict it does not know', withGuard({ verdict: 'survived' }), '/guards/0/verdict'],
    ['a guard without an id', withGuard({ id: undefined }), '/guards/0'],
    ['a reason without its detail', withGuard({ reason: { kind: 'never-served' } }), '/guards/0/reason'],
    ['a date that is none', { ...allBite(), startedAt: 'yesterday' }, '/startedAt'],
    ['a missing count', { ...allBite(), counts: { bites: 3 } }, '/counts'],
    ['an exit code of no meaning', { ...allBite(), exitCode: 5 }, '/exitCode'],
  ])('refuses %s', (_, ledger, where) => {
    expect(objections(JSON.parse(JSON.stringify(ledger)))).toContain(where)
  })

  test('lets a key through that a later version may add', () => {
    expect(objections({ ...JSON.parse(renderJson(allBite())), sweep: {} })).toEqual([])
  })

  test('gives a parsed ledger back as it was', () => {
    expect(ledgerSchema().parse(JSON.parse(renderJson(everyVerdict())))).toEqual(everyVerdict())
  })
})

const validate = (() => {
  const ajv = new Ajv2020({ allErrors: true })
  formats.default(ajv)
  return ajv.compile(JSON.parse(ledgerJsonSchema()))
})()

/** Where the schema objects to a value, as JSON pointers. */
function objections(value: unknown): readonly string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath }) => instancePath)
}

function withGuard(change: object): object {
  const [guard] = allBite().guards
  return { ...allBite(), guards: [{ ...guard, ...change }] }
}

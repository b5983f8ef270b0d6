/** Exported functions that are emptied: which ones there are, and what becomes of them. */

import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/model/run.ts'
import { exportMutants } from '../../../src/sweep/export-mutants.ts'
import { renderSweepTerminal } from '../../../src/report/sweep-terminal.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { failedFact } from '../../support/fake-lane.ts'
import { served, swept } from './swept.ts'

describe('what is exported', () => {
  test.each<[string, readonly string[]]>([
    ['export function f() { g() }', ['f']],
    ['export default function () { g() }', ['default']],
    ['export const f = () => g()', ['f']],
    ['export const f = function () { g() }', ['f']],
    ['export default () => g()', ['default']],
    ['function f() { g() }\nexport { f }', ['f']],
    ['function f() { g() }\nexport { f as h }', ['f']],
    ['export class C { m() { g() } get v() { return 1 } n = () => g() }', ['C.m', 'C.v', 'C.n']],
    ['export class C { constructor() { g() } private m() { g() } #p() { g() } }', []],
    ['function f() { g() }', []],
    ['export function f() {}', []],
    ['export const n = 1', []],
    ['export { f } from "./f.ts"', []],
    ['export declare function f(): void', []],
    ['export function f(a: string): void\nexport function f(a: unknown) { g() }', ['f']],
  ])('%s', (text, names) => {
    expect(exportMutants('src/rows.ts', text).map(({ name }) => name)).toEqual(names)
  })

  test('goes with its body, and what is one expression becomes undefined', () => {
    const bodies = exportMutants('src/rows.ts', 'export const f = () => g()\nexport function h() { g() }')
    expect(bodies.map(({ original, replacement }) => [original, replacement])).toEqual([
      ['g()', 'undefined'],
      ['{ g() }', '{}'],
    ])
  })
})

describe('an exported function', () => {
  const exportsOf = (script: (scenario: Scenario) => object) => swept({ mutants: [], hasStryker: false, script })

  test('that is missed by a test is noticed', async () => {
    const { ledger } = await exportsOf((scenario) =>
      served(scenario).includes('=> undefined') ? { tests: [failedFact()] } : {},
    )
    expect(ledger.score.confirmed).toEqual({ detected: 1, valid: 1 })
  })

  test('that no test misses is named', async () => {
    const { ledger, asked } = await exportsOf(() => ({}))
    const text = renderSweepTerminal(ledger, { colour: PLAIN, width: 80, isVerbose: false })
    expect(text.split('\n').slice(0, 5)).toEqual([
      '1 of 1 exported function is noticed by no test',
      '  found     0 of 1 noticed (0.0 %) · 1 survived',
      '',
      'nobody notices: 1 function',
      '  src/rows.ts:1:35  cut',
    ])
    expect([asked, ledger.of, ledger.versions]).toEqual([undefined, 'exports', { node: '24.0.0', vitest: '5.1.2' }])
  })
})

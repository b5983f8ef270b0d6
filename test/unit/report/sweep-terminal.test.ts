/** What a sweep tells a person: the answer first, and never more than was found. */

import { describe, expect, test } from 'vitest'
import type { SweepLedger } from '../../../src/model/sweep-ledger.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { renderSweepTerminal } from '../../../src/report/sweep-terminal.ts'
import { failedFact } from '../../support/fake-lane.ts'
import { guard } from '../../support/guards.ts'
import { FILE, strykerMutant, swept } from '../sweep/swept.ts'

const page = { colour: PLAIN, width: 100, isVerbose: false }
const lines = (ledger: SweepLedger, isVerbose = false) =>
  renderSweepTerminal(ledger, { ...page, isVerbose }).split('\n')

const TRUE = strykerMutant('n > 10', 'true')
const FALSE = strykerMutant('n > 10', 'false')
const survived = () => swept({ mutants: [TRUE, FALSE] })

describe('the answer', () => {
  test('comes first, and says how many nobody notices', async () => {
    expect(lines((await survived()).ledger)[0]).toBe('2 mutants that no test notices')
  })

  test('says that all is noticed only where all was tried', async () => {
    const { ledger } = await swept({ mutants: [TRUE], script: ({ overlays }) => (overlays.length > 0 ? RED : {}) })
    expect(lines(ledger)[0]).toBe('every mutant is noticed; StrykerJS was wrong about 1')
  })

  test('the answer does not say that every mutant is noticed where some were not tried', async () => {
    const { ledger } = await swept({ mutants: [TRUE], timer: AbortSignal.abort(), wish: { budgetMs: 1 } })
    expect(lines(ledger)[0]).toBe('1 mutant was not tried')
  })

  test('says that nothing was mutated', async () => {
    const { ledger } = await swept({ mutants: [], changed: [], changedSince: 'main' })
    expect(lines(ledger)[0]).toBe('nothing was mutated')
  })

  test('says what could not be measured', async () => {
    const { ledger } = await swept({ mutants: [strykerMutant('n > 10', 'a b')] })
    expect(lines(ledger)[0]).toBe('nothing can be said of any mutant; 1 could not be measured')
  })
})

const RED = { tests: [failedFact({ titlePath: ['cuts'] })] }

describe('mutants', () => {
  test('are one to a line of the source', async () => {
    const { ledger } = await survived()
    expect(lines(ledger).slice(2, 4)).toEqual([
      'nobody notices: 2 mutants',
      `  ${FILE}:1:36  n > 10 → false  (1 more on this line)`,
    ])
  })

  test('are all there where that is asked for', async () => {
    const { ledger } = await survived()
    expect(lines(ledger, true).filter((line) => line.includes(FILE))).toHaveLength(2)
  })

  test('in the site of a guard come first, with its name', async () => {
    const { ledger } = await survived()
    const [first, second] = ledger.mutants
    if (first === undefined || second === undefined) throw new Error('two were swept')
    const told = lines({ ...ledger, mutants: [first, { ...second, guard: guard().id }] })
    expect(told.slice(2, 4)).toEqual([
      'inside a guard, and it does not notice: 1 mutant',
      `  ${FILE}:1:36  n > 10 → true  (guard plane-aware-lookup)`,
    ])
  })

  test('that change a log alone come last', async () => {
    const { ledger } = await survived()
    const [first, second] = ledger.mutants
    if (first === undefined || second === undefined) throw new Error('two were swept')
    const told = lines({ ...ledger, mutants: [{ ...first, noise: 'log' }, second] })
    expect(told[2]).toBe('nobody notices: 1 mutant')
    expect(told[5]).toBe('nobody notices, and perhaps nobody has to: 1 mutant')
  })
})

test('code of the project does not steer the terminal', async () => {
  const { ledger } = await swept({ mutants: [strykerMutant('n > 10', '"\u001B[31m\u202E"')] })
  expect(lines(ledger).join('\n')).not.toMatch(/[\u001B\u202E]/)
})

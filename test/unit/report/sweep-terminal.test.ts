/** What a sweep tells a person: the answer first, and never more than was found. */

import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../src/model/run.ts'
import type { SweepLedger } from '../../../src/model/sweep-ledger.ts'
import { PLAIN } from '../../../src/report/paint.ts'
import { displayWidth } from '../../../src/report/display-width.ts'
import { renderSweepTerminal } from '../../../src/report/sweep-terminal.ts'
import { failedFact } from '../../support/fake-lane.ts'
import { guard } from '../../support/guards.ts'
import { everyMutant } from '../../support/sweep-ledgers.ts'
import { FILE, strykerMutant, swept } from '../sweep/swept.ts'

const page = { colour: PLAIN, width: 100, isVerbose: false }
const lines = (ledger: SweepLedger, isVerbose = false) =>
  renderSweepTerminal(ledger, { ...page, isVerbose }).split('\n')

const TRUE = strykerMutant('n > 10', 'true')
const FALSE = strykerMutant('n > 10', 'false')
const survived = () => swept({ mutants: [TRUE, FALSE] })

describe('the answer', () => {
  test('comes first: the answer says of how many mutants no test notices these', async () => {
    expect(lines((await survived()).ledger)[0]).toBe('2 of 2 mutants are noticed by no test')
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

describe('the figures', () => {
  const RED_ONE = strykerMutant('n > 10', 'n >= 10')
  const KILLED = strykerMutant('n > 10', 'n < 10', { status: 'Killed', killedBy: ['cuts'] })
  const UNRUN = strykerMutant('n > 10', '!n', { status: 'RuntimeError' })
  const script = ({ overlays }: Scenario) => (overlays[0]?.plain?.includes('>=') ? RED : {})

  test('are those of all mutants: what StrykerJS said, what is true, and how that was found', async () => {
    const { ledger } = await swept({ mutants: [TRUE, RED_ONE, KILLED, UNRUN], script })
    expect(lines(ledger).slice(0, 4)).toEqual([
      '2 of 4 mutants are noticed by no test; StrykerJS was wrong about 2',
      '  StrykerJS 1 of 3 noticed (33.3 %)',
      '  true      2 of 4 noticed (50.0 %) · 2 survived',
      '  tried     again: 3 that StrykerJS did not see killed; it was wrong about 2',
    ])
  })

  test('name kills that were tried again', async () => {
    const { ledger } = await swept({ mutants: [KILLED], wish: { sample: { share: 1, seed: 1 } } })
    expect(lines(ledger)[3]).toBe('  tried     again: 1 kill of its own; it was wrong about 1')
  })

  test('say where nothing was tried again', async () => {
    const { ledger } = await swept({ mutants: [KILLED] })
    expect(lines(ledger).slice(2, 4)).toEqual(['  true      1 of 1 noticed (100.0 %)', '  tried     none again'])
  })

  test('tell hangs from failures', async () => {
    const hung = strykerMutant('n > 10', 'n < 10', { status: 'Timeout' })
    const { ledger } = await swept({
      mutants: [hung],
      script: () => ({}),
      timer: AbortSignal.abort(),
      wish: { budgetMs: 1 },
    })
    expect(lines(ledger)[2]).toBe('  true      1 of 1 noticed (100.0 %) · 1 of them by a hang')
  })
})

describe('what to do next', () => {
  const next = (ledger: SweepLedger) => lines(ledger).join(' ').replaceAll(/\s+/g, ' ')

  test('is to write a test, with a start where there is one', async () => {
    const { ledger } = await survived()
    expect(next(ledger)).toContain('next Write a test that fails for the first of them: `--suggest` prints')
    expect(next({ ...ledger, suggestions: [] })).toContain('next Write a test that fails for the first of them. What')
  })

  test('is nothing where all is noticed', async () => {
    const { ledger } = await swept({ mutants: [TRUE], script: ({ overlays }) => (overlays.length > 0 ? RED : {}) })
    expect(next(ledger)).not.toContain('next ')
  })
})

describe('mutants', () => {
  test('a survivor says how many test files were too far away to be tried', async () => {
    const { ledger } = await survived()
    const [first] = ledger.mutants
    if (first === undefined) throw new Error('one was swept')
    const told = lines({ ...ledger, mutants: [{ ...first, result: { ...first.result, farther: 3 } }] })
    expect(told[6]).toBe(`  ${FILE}:1:36  n > 10 → false  (not tried: 3 farther test files)`)
  })

  test('are one to a line of the source', async () => {
    const { ledger } = await survived()
    expect(lines(ledger).slice(5, 7)).toEqual([
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
    expect(told.slice(5, 7)).toEqual([
      'inside a guard, and it does not notice: 1 mutant',
      `  ${FILE}:1:36  n > 10 → true  (guard plane-aware-lookup)`,
    ])
  })

  test('that change a log alone come last', async () => {
    const { ledger } = await survived()
    const [first, second] = ledger.mutants
    if (first === undefined || second === undefined) throw new Error('two were swept')
    const told = lines({ ...ledger, mutants: [{ ...first, noise: 'log' }, second] })
    expect(told[5]).toBe('nobody notices: 1 mutant')
    expect(told[8]).toBe('nobody notices, and perhaps nobody has to: 1 mutant')
  })
})

describe('on a narrow page', () => {
  const narrow = renderSweepTerminal(everyMutant(), { colour: PLAIN, width: 60, isVerbose: true }).split('\n')

  test('what is said of a mutant fits the page', () => {
    const claim = 'what is said of a mutant fits the page, as everything else does'
    expect(
      narrow.filter((line) => displayWidth(line) > 60),
      claim,
    ).toEqual([])
  })

  test('the answer is broken between words, and a place is not', () => {
    expect(narrow.slice(0, 2)).toEqual([
      '6 of 8 mutants are noticed by no test; StrykerJS was wrong',
      'about 9; 1 could not be measured',
    ])
    expect(narrow).toContain('  src/rows.ts:1:36')
  })
})

test.each<[string, (ledger: SweepLedger) => SweepLedger, 'green' | 'yellow']>([
  ['all is noticed', (ledger) => ledger, 'green'],
  ['something is not measured', (ledger) => ({ ...ledger, counts: { ...ledger.counts, unmeasured: 1 } }), 'yellow'],
  ['something was left out', (ledger) => ({ ...ledger, leftOut: { files: [FILE], mutants: 0 } }), 'yellow'],
  ['it was interrupted', (ledger) => ({ ...ledger, exitCode: 130 }), 'yellow'],
])('the answer is green where all is noticed and known, and yellow elsewhere: %s', async (_, change, hue) => {
  const { ledger } = await swept({ mutants: [TRUE], script: ({ overlays }) => (overlays.length > 0 ? RED : {}) })
  const colour = { ...PLAIN, green: (text: string) => `green ${text}`, yellow: (text: string) => `yellow ${text}` }
  expect(renderSweepTerminal(change(ledger), { ...page, colour })).toMatch(new RegExp(`^${hue} `))
})

test('code of the project does not steer the terminal', async () => {
  const { ledger } = await swept({ mutants: [strykerMutant('n > 10', '"\u001B[31m\u202E"')] })
  expect(lines(ledger).join('\n')).not.toMatch(/[\u001B\u202E]/)
})

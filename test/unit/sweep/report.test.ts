/** What becomes of Stryker's report: ids, statuses put right, scores, and which mutants are looked at again. */

import { describe, expect, test } from 'vitest'
import { choose } from '../../../src/sweep/choose.ts'
import { readMutants } from '../../../src/sweep/read-mutants.ts'
import { failedFact } from '../../support/fake-lane.ts'
import { FILE, report, strykerMutant, swept, TEST } from './swept.ts'

const mutants = ['a', 'b', 'c', 'd'].map((comes) =>
  strykerMutant('n > 10', comes, { status: 'Killed', killedBy: ['cuts'] }),
)

describe('the mutants of a report', () => {
  test('have ids of what they are, whatever Stryker calls them', () => {
    const [mutant] = readMutants(report([strykerMutant('n > 10', 'true', { id: '17' })]))
    expect(mutant).toMatchObject({ id: `${FILE}:1:36-1:42 Some true`, original: 'n > 10', coveredBy: [TEST] })
  })

  test('come in the order of their places', () => {
    const texts = readMutants(
      report([strykerMutant('10 : n', 'b'), strykerMutant('n > 10', 'z'), strykerMutant('10 : n', 'a')]),
    )
    expect(texts.map(({ replacement }) => replacement)).toEqual(['z', 'a', 'b'])
  })
})

describe('what is looked at again', () => {
  test.each([
    ['Survived', true],
    ['NoCoverage', true],
    ['Timeout', true],
    ['RuntimeError', true],
    ['Killed', false],
    ['CompileError', false],
    ['Ignored', false],
  ] as const)('%s: %s', (status, isLookedAt) => {
    const chosen = choose(readMutants(report([strykerMutant('n > 10', 'true', { status })])), { share: 0, seed: 1 })
    expect(chosen.mutants).toHaveLength(isLookedAt ? 1 : 0)
  })

  test('a kill without a test that ended is', () => {
    const killed = strykerMutant('n > 10', 'true', { status: 'Killed', testsCompleted: 0 })
    expect(choose(readMutants(report([killed])), { share: 0, seed: 1 }).mutants).toHaveLength(1)
  })

  const many = Array.from({ length: 400 }, (_, at) => strykerMutant('n > 10', String(at), { status: 'Killed' }))
  const sampled = (all: typeof many, seed = 1) => choose(readMutants(report(all)), { share: 0.05, seed }).sampled

  test('a part of the killed is, another for another seed', () => {
    expect(sampled(many).size).toBeGreaterThan(10)
    expect(sampled(many).size).toBeLessThan(30)
    expect([...sampled(many, 2)]).not.toEqual([...sampled(many)])
  })

  test('a mutant is drawn whichever others there are', () => {
    const halves = [many.slice(0, 200), many.slice(200)].flatMap((half) => [...sampled(half)])
    expect(new Set(halves)).toEqual(sampled(many))
    expect(halves.length).toBeLessThan(30)
  })
})

describe('the corrected report', () => {
  const killing = { tests: [failedFact({ titlePath: ['cuts'] })] }

  test('says what is true, why, and what Stryker said', async () => {
    const { ledger } = await swept({
      mutants: [strykerMutant('n > 10', 'true', { status: 'RuntimeError', statusReason: 'no idea' })],
      script: ({ overlays }) => (overlays.length > 0 ? killing : {}),
    })
    expect(ledger.report.files[FILE]?.mutants).toMatchObject([
      {
        status: 'Killed',
        statusReason: `teeth: killed by ${TEST} > cuts (assertion): expected 1 to be 2 // Object.is equality\nStrykerJS said RuntimeError: no idea`,
      },
    ])
    expect(ledger.score).toEqual({ stryker: { detected: 0, valid: 0 }, confirmed: { detected: 1, valid: 1 } })
  })

  test('leaves alone what it agrees with', async () => {
    const mutant = strykerMutant('n > 10', 'true')
    const { ledger } = await swept({ mutants: [mutant] })
    expect(ledger.report.files[FILE]?.mutants).toEqual([mutant])
  })

  test('a survivor that could not be measured counts neither way', async () => {
    const { ledger } = await swept({ mutants: [strykerMutant('n > 10', 'a b')] })
    expect(ledger.report.files[FILE]?.mutants[0]).toMatchObject({ status: 'Pending' })
    expect(ledger.score.confirmed).toEqual({ detected: 0, valid: 0 })
  })

  test('a kill that nobody can see again is put right', async () => {
    const { ledger } = await swept({ mutants, wish: { sample: { share: 1, seed: 1 } } })
    expect(ledger.report.files[FILE]?.mutants.map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'Survived'),
    )
    expect(ledger.sample).toEqual({ size: 4, seed: 1 })
  })

  test('a mutant that timed out and is killed was noticed either way', async () => {
    const { ledger } = await swept({
      mutants: [strykerMutant('n > 10', 'true', { status: 'Timeout' })],
      script: ({ overlays }) => (overlays.length > 0 ? killing : {}),
    })
    expect(ledger.mutants[0]).toMatchObject({ isCorrected: true, isMisjudged: false })
  })
})

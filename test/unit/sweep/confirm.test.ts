/** What lanes say of mutants, with scripted runs. */

import { describe, expect, test } from 'vitest'
import type { ErrorFact, Run, Scenario } from '../../../src/model/run.ts'
import type { StrykerMutant } from '../../../src/model/sweep.ts'
import { failedFact, testFact } from '../../support/fake-lane.ts'
import { served, strykerMutant, swept, TEST, verdictIn } from './swept.ts'

const NEVER = strykerMutant('n > 10', 'true')
const isTrial = ({ id, overlays }: Scenario) => overlays.length > 0 && !id.startsWith('scan')
const inTrials = (facts: Partial<Run>) => (scenario: Scenario) => (isTrial(scenario) ? facts : {})
const hung = (scenario: Scenario): Partial<Run> => ({
  end: { kind: 'timed-out', deadlineMs: scenario.deadlineMs },
  tests: [],
})
const lost: ErrorFact = { name: 'Error', message: 'names are lost', keys: [], inner: [], phase: 'load' }

describe('a mutant', () => {
  test('that turns a test red is killed, and the test is named', async () => {
    const { ledger } = await swept({
      mutants: [NEVER],
      script: inTrials({ tests: [failedFact({ titlePath: ['cuts'] })] }),
    })
    expect(ledger.mutants[0]?.result).toMatchObject({
      verdict: 'killed',
      by: { file: TEST, titlePath: ['cuts'], kind: 'assertion' },
    })
    expect(ledger.mutants[0]?.isCorrected).toBe(true)
  })

  test('needs no test after the first that goes red', async () => {
    const { lane } = await swept({ mutants: [NEVER], script: inTrials({ tests: [failedFact()] }) })
    expect(lane.asked.filter(isTrial).map(({ endsAtFailure }) => endsAtFailure)).toEqual([true])
  })

  test('counts as soon as it was tried', async () => {
    const { events } = await swept({ mutants: [NEVER, strykerMutant('n > 10', 'false')] })
    expect(events.flatMap((event) => (event.kind === 'confirmed' ? [`${event.done} of ${event.of}`] : []))).toEqual([
      '0 of 2',
      '1 of 2',
    ])
  })

  test('that no test minds has survived', async () => {
    const { ledger } = await swept({ mutants: [NEVER] })
    expect(verdictIn(ledger)).toBe('survived')
    expect(ledger.mutants[0]?.isCorrected).toBe(false)
  })

  test('is served in the place of what it replaces, and nothing else is', async () => {
    const { lane } = await swept({ mutants: [NEVER] })
    expect(lane.asked.filter(isTrial).map(served)).toContain('export const cut = (n: number) => (true ? 10 : n)\n')
  })

  test('with which the module does not load is killed by the file', async () => {
    const script = inTrials({ tests: [], suiteErrors: [{ titlePath: [], error: lost }] })
    const { ledger } = await swept({ mutants: [NEVER], script })
    expect(ledger.mutants[0]?.result).toMatchObject({ verdict: 'killed', by: { titlePath: [], kind: 'load' } })
  })

  test('that loads without a probe of ours is not killed by the probe', async () => {
    const isProbed = ({ overlays }: Scenario) => overlays[0]?.text.includes('__teeth_hit__(') === true
    const script = (scenario: Scenario) =>
      isTrial(scenario) && isProbed(scenario) ? { tests: [], suiteErrors: [{ titlePath: [], error: lost }] } : {}
    const { ledger } = await swept({ mutants: [NEVER], script })
    expect(verdictIn(ledger), 'a mutant that loads without a probe of ours is not killed by the probe').toBe('survived')
  })

  test('whose code never runs is unreached', async () => {
    const overlays = [{ file: 'src/rows.ts', served: 1, wasLoaded: true, reached: [] }]
    const { ledger } = await swept({ mutants: [NEVER], script: inTrials({ overlays }) })
    expect(verdictIn(ledger)).toBe('unreached')
  })

  test('that no test file imports is unreached', async () => {
    const { ledger } = await swept({ mutants: [{ ...NEVER, coveredBy: [] }], testFiles: [] })
    expect(ledger.mutants[0]?.result).toMatchObject({ verdict: 'unreached', note: 'no test file imports it' })
  })

  test('of a test that wavers by itself is not measured', async () => {
    const script = (scenario: Scenario, count: number) =>
      isTrial(scenario) || count > 2 ? { tests: [failedFact()] } : {}
    const { ledger } = await swept({ mutants: [NEVER], script })
    expect(verdictIn(ledger)).toBe('unmeasured')
  })
})

describe('a mutant with which the tests do not end', () => {
  test('has timed out when a second run says the same', async () => {
    const script = (scenario: Scenario) => (isTrial(scenario) ? hung(scenario) : {})
    const { ledger, lane } = await swept({ mutants: [NEVER], script })
    expect(verdictIn(ledger)).toBe('timed-out')
    expect(lane.asked.filter(isTrial)).toHaveLength(2)
  })

  test('has timed out at once when Stryker saw the same', async () => {
    const script = (scenario: Scenario) => (isTrial(scenario) ? hung(scenario) : {})
    const { ledger, lane } = await swept({ mutants: [{ ...NEVER, status: 'Timeout' }], script })
    expect(verdictIn(ledger)).toBe('timed-out')
    expect(lane.asked.filter(isTrial)).toHaveLength(1)
  })

  test('a second run speaks: one that hung once and not again has not timed out', async () => {
    let trials = 0
    const script = (scenario: Scenario) => {
      if (!isTrial(scenario)) return {}
      trials += 1
      return trials === 1 ? hung(scenario) : {}
    }
    const { ledger } = await swept({ mutants: [NEVER], script })
    expect(verdictIn(ledger)).toBe('survived')
  })
})

test('every test file is tried until one notices, those that ran the mutant first', async () => {
  const testFiles = ['test/other.test.ts', TEST]
  const script = (scenario: Scenario) =>
    isTrial(scenario) && scenario.file !== TEST ? { tests: [failedFact()] } : { tests: [testFact()] }
  const { ledger } = await swept({ mutants: [NEVER], testFiles, script })
  expect(ledger.mutants[0]?.result.tried.map(({ file, verdict }) => [file, verdict])).toEqual([
    [TEST, 'survived'],
    ['test/other.test.ts', 'killed'],
  ])
})

describe('a survivor of StrykerJS', () => {
  const trials = async (mutant: StrykerMutant, script: (scenario: Scenario) => Partial<Run> = () => ({})) => {
    const { ledger, lane } = await swept({ mutants: [mutant], canKeepWorkers: true, script })
    return [verdictIn(ledger), ...lane.asked.filter(isTrial).map(({ worker }) => worker)]
  }

  test('is seen to stay green once more in a kept worker', async () => {
    expect(await trials(NEVER)).toEqual(['survived', 'kept'])
  })

  test('is killed by a fresh worker alone: what a kept worker says of a mutant is measured again', async () => {
    const red = (scenario: Scenario) =>
      isTrial(scenario) && scenario.worker === 'kept' ? { tests: [failedFact()] } : {}
    const claim = 'what a kept worker alone says of a mutant is measured again in a fresh one'
    expect(await trials(NEVER, red), claim).toEqual(['survived', 'kept', 'fresh'])
  })

  test.each<[string, Partial<StrykerMutant>]>([
    ['that it has not run the mutant in', { coveredBy: [] }],
    ['where it was killed, or nothing is known of it', { status: 'Timeout' }],
  ])('a kept worker is not enough for a test file %s', async (_, rest) => {
    const claim = 'a kept worker is not enough for a test file that StrykerJS has not run the mutant in'
    expect(await trials({ ...NEVER, ...rest }), claim).toEqual(['survived', 'fresh'])
  })

  test('that is evaluated as its module loads was seen by all that it has run', async () => {
    const { lane } = await swept({
      mutants: [NEVER, strykerMutant('10 : n', '11 : n', { static: true, coveredBy: [] })],
      canKeepWorkers: true,
    })
    expect(lane.asked.filter(isTrial).map(({ worker }) => worker)).toEqual(['kept', 'kept'])
  })
})

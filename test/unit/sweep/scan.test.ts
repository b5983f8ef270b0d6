/** Which test files a mutant is tried against: those that come to its place. */

import { describe, expect, test } from 'vitest'
import type { Run, Scenario } from '../../../src/model/run.ts'
import type { StrykerMutant } from '../../../src/model/sweep.ts'
import { readMutants } from '../../../src/sweep/read-mutants.ts'
import { scan } from '../../../src/sweep/scan.ts'
import { failedFact, fakeLane } from '../../support/fake-lane.ts'
import { request } from '../../support/guards.ts'
import { FILE, report, SOURCE, strykerMutant, swept, TEST, verdictIn } from './swept.ts'

const OTHER = 'test/other.test.ts'
const NEVER = strykerMutant('n > 10', 'true')
const isScan = ({ id }: Scenario) => id.startsWith('scan')

/** In the scan the other test file reaches nothing, or what `facts` say; trials are green. */
const passingBy =
  (facts: Partial<Run> = {}) =>
  (scenario: Scenario) => {
    if (!isScan(scenario) || scenario.file !== OTHER) return {}
    return { overlays: [{ file: FILE, served: 1, wasLoaded: true, reached: [] }], ...facts }
  }

const triedIn = async (script: (scenario: Scenario) => Partial<Run>) => {
  const { ledger } = await swept({ mutants: [NEVER], testFiles: [TEST, OTHER], script })
  return ledger.mutants[0]?.result.tried.map(({ file }) => file)
}

describe('a mutant is tried', () => {
  test('where its place is executed, and not where it never is', async () => {
    expect(await triedIn(passingBy())).toEqual([TEST])
  })

  test.each<[string, Partial<Run>]>([
    ['a run that is red', { tests: [failedFact()] }],
    ['a run that hung', { end: { kind: 'timed-out', deadlineMs: 5 } }],
    ['a run with an error beside its tests', { unhandled: failedFact().errors }],
  ])('also where only %s did not come to it', async (_, facts) => {
    expect(await triedIn(passingBy(facts))).toEqual([TEST, OTHER])
  })

  test('a mutant at a place without a probe is tried', async () => {
    const noNode = strykerMutant('(n > 10 ?', '(n < 10 ?')
    const { ledger } = await swept({
      mutants: [noNode],
      script: ({ id }) => (id.startsWith('scan') ? NOTHING_RUN : {}),
    })
    expect(verdictIn(ledger)).toBe('survived')
  })
})

const NOTHING_RUN: Partial<Run> = { overlays: [{ file: FILE, served: 1, wasLoaded: true, reached: [] }] }

describe('a kept worker that does not come to a mutant', () => {
  const inKept = async (fields: Partial<StrykerMutant>) => {
    const mutants = [strykerMutant('n > 10', 'false'), strykerMutant('n > 10', 'true', fields)]
    const script = (scenario: Scenario) => (isScan(scenario) ? NOTHING_RUN : {})
    const { ledger } = await swept({ mutants, canKeepWorkers: true, script })
    return ledger.mutants.find(({ mutant }) => mutant.replacement === 'true')?.result.verdict
  }

  test.each<[string, Partial<StrykerMutant>, string]>([
    ['that was run there', {}, 'survived'],
    ['that is evaluated as its module loads', { static: true, coveredBy: [] }, 'survived'],
    ['that was not', { coveredBy: [] }, 'unreached'],
  ])(
    'says nothing against StrykerJS, which has shown it to all that come to it: one %s',
    async (_, fields, verdict) => {
      const claim = 'a kept worker says nothing against StrykerJS of where a mutant runs'
      expect(await inKept(fields), claim).toBe(verdict)
    },
  )
})

test('one that no test file comes to is unreached, and needs no run of its own', async () => {
  const { ledger, lane } = await swept({ mutants: [NEVER], script: () => NOTHING_RUN })
  expect(ledger.mutants[0]?.result).toMatchObject({
    verdict: 'unreached',
    tried: [{ file: TEST, verdict: 'unreached' }],
  })
  expect(lane.asked.every(isScan)).toBe(true)
})

test('all mutants of a test file are looked for in one run', async () => {
  const mutants = [NEVER, strykerMutant('10 : n'.slice(0, 2), '11'), strykerMutant('n > 10', 'false')]
  const { lane } = await swept({ mutants })
  expect(lane.asked.filter(isScan)).toHaveLength(1)
})

test('what counts on being alone is looked into in one lane, after everything else', async () => {
  const files = ['test/alone.test.ts', 'test/a.test.ts', 'test/also-alone.test.ts', 'test/b.test.ts']
  const order: string[] = []
  const lanes = [1, 2].map(() => fakeLane(({ file }) => (order.push(file), {})))
  await scan(readMutants(report([NEVER])), {
    request: { runs: request() },
    lanes: lanes.map(async (lane) => lane),
    goesOn: () => true,
    isAlone: (_, file) => file.includes('alone'),
    ran: new Set(),
    imports: files.map((file) => ({ file, layer: '', modules: [{ file: FILE, distance: 1 }] })),
    texts: new Map([[FILE, SOURCE]]),
  })
  const alone = ['test/alone.test.ts', 'test/also-alone.test.ts']
  const found = [order.slice(2), lanes[0]?.asked.map(({ file }) => file).slice(-2)]
  expect(found, 'what counts on being alone is looked into in one lane, after everything else').toEqual([alone, alone])
})

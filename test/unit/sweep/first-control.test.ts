/** Where the control before the trials of a mutant comes from. */

import { describe, expect, test } from 'vitest'
import type { Run, Scenario, WorkerWish } from '../../../src/model/run.ts'
import type { Batch } from '../../../src/prove/plan.ts'
import { firstControl } from '../../../src/sweep/first-control.ts'
import { readMutants } from '../../../src/sweep/read-mutants.ts'
import { scan } from '../../../src/sweep/scan.ts'
import { failedFact, fakeLane } from '../../support/fake-lane.ts'
import { request } from '../../support/guards.ts'
import { FILE, report, SOURCE, strykerMutant, swept, TEST, verdictIn } from './swept.ts'

const NEVER = strykerMutant('n > 10', 'true')
const isScan = ({ id }: Scenario) => id.startsWith('scan')

describe('a test file that was green while places were looked for', () => {
  const isControl = ({ overlays }: Scenario) => overlays.length === 0

  test('needs no control before its trials', async () => {
    const { ledger, lane } = await swept({ mutants: [NEVER] })
    const controls = lane.asked.filter(isControl)
    const claim = 'a test file that was green while places were looked for needs no control before its trials'
    expect([verdictIn(ledger), controls.length], claim).toEqual(['survived', 0])
  })

  test('has one before a mutant counts as killed', async () => {
    const isTrial = (scenario: Scenario) => !isControl(scenario) && !isScan(scenario)
    const script = (scenario: Scenario) => (isTrial(scenario) ? { tests: [failedFact()] } : {})
    const { ledger, lane } = await swept({ mutants: [NEVER], script })
    expect([verdictIn(ledger), lane.asked.findIndex(isControl)]).toEqual(['killed', 2])
  })

  test('is one no more when it was red: it has a control of its own', async () => {
    const script = (scenario: Scenario) => (isScan(scenario) ? { tests: [failedFact()] } : {})
    const { lane } = await swept({ mutants: [NEVER], script })
    expect(lane.asked.filter(isControl)).toHaveLength(1)
  })
})

describe('what a lane has no control of', () => {
  const batch: Batch = { file: TEST, layer: '', units: [], isSerial: false }
  const lanes = [fakeLane(() => ({})), fakeLane(() => ({}))] as const

  const controls = async (ran: readonly string[], facts: (worker: WorkerWish) => Partial<Run> = () => ({})) => {
    const asked: WorkerWish[] = []
    const first = firstControl({ green: () => undefined }, new Set(ran))
    for (const lane of [lanes[0], lanes[0], lanes[1]]) {
      await first(lane, batch, async (worker) => {
        asked.push(worker)
        const run = await lane.run({ ...SCENARIO, worker })
        return { ...run, ...facts(worker) }
      })
    }
    return asked
  }

  test('is run once in each, as its tests may have other names there', async () => {
    expect(await controls([])).toEqual(['fresh', 'fresh'])
  })

  test('is run in a kept worker, where StrykerJS has run the test file too', async () => {
    expect(await controls([TEST])).toEqual(['kept', 'kept'])
  })

  test('is run in a fresh worker when the kept one is red, and is not remembered when that is red too', async () => {
    const isRed = (worker: WorkerWish) => (worker === 'kept' ? { tests: [failedFact()] } : {})
    expect(await controls([TEST], isRed)).toEqual(['kept', 'fresh', 'kept', 'fresh'])
    expect(await controls([], () => ({ tests: [failedFact()] }))).toEqual(['fresh', 'fresh', 'fresh'])
  })
})

test('the deadline of a fresh trial is not that of a kept control', async () => {
  const durations = (['kept', 'fresh'] as const).map(async (worker) => {
    const lane = fakeLane(() => ({ durationMs: 100 }))
    const run = await lane.run({ ...SCENARIO, worker })
    const first = firstControl({ green: () => run }, new Set())
    return (await first(lane, { file: TEST, layer: '', units: [], isSerial: false }, async () => run)).durationMs
  })
  const claim = 'the deadline of a fresh trial is not that of a kept control'
  expect(await Promise.all(durations), claim).toEqual([1600, 100])
})

test('what another lane saw is no control, as its tests may have other names', async () => {
  const [lane, other] = [fakeLane(() => ({})), fakeLane(() => ({}))]
  const target = { file: TEST, layer: '' }
  const { green } = await scan(readMutants(report([NEVER])), {
    request: { runs: request() },
    lanes: [Promise.resolve(lane)],
    goesOn: () => true,
    isAlone: () => false,
    ran: new Set(),
    imports: [{ ...target, modules: [{ file: FILE, distance: 1 }] }],
    texts: new Map([[FILE, SOURCE]]),
  })
  const found = [lane, other].map((one) => green(one, target) !== undefined)
  expect(found, 'what another lane saw is no control, as its tests may have other names').toEqual([true, false])
})

const SCENARIO: Scenario = {
  id: 'one',
  file: TEST,
  layer: '',
  overlays: [],
  worker: 'fresh',
  isOffline: true,
  deadlineMs: 1,
}

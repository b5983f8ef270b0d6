/** Measuring a batch: what is run in which order, and what is not believed before it was run again. */

import { describe, expect, test } from 'vitest'
import type { Run, Scenario } from '../../../src/model/run.ts'
import { type Measured, measure } from '../../../src/prove/measure.ts'
import type { Bench } from '../../../src/prove/runs.ts'
import type { Unit } from '../../../src/prove/units.ts'
import { failedFact, type FakeLane, fakeLane, testFact } from '../../support/fake-lane.ts'
import { benchOf, unit } from '../../support/guards.ts'

const REVERTED = {
  file: 'src/rows.ts',
  before: 'a',
  after: 'b',
  edits: [],
  instrumented: { text: '__teeth_hit__(0);b', trailerAt: 18, probed: [0] },
}

const units = (...ids: readonly string[]): readonly Unit[] =>
  ids.map((id) => ({ ...unit({ id, names: { kind: 'phrase', text: 'requested plane' } }), files: [REVERTED] }))

async function measured(
  lane: FakeLane,
  batch: readonly Unit[],
  terms: Bench = benchOf(),
): Promise<readonly Measured[]> {
  const all: Measured[] = []
  for await (const one of measure(
    lane,
    { file: 'test/rows.test.ts', layer: 'unit', units: batch, isSerial: false },
    terms,
  ))
    all.push(one)
  return all
}

const steps = (lane: FakeLane) =>
  lane.asked.map(({ overlays, worker }) => `${worker} ${overlays.length === 0 ? 'control' : 'trial'}`)
const verdicts = (all: readonly Measured[]) => all.map(({ judgement }) => judgement.verdict)
const isTrial = (overlays: readonly unknown[]) => overlays.length > 0

describe('where no worker can be kept for the file', () => {
  const refusing = (script: (scenario: Scenario) => Partial<Run>) =>
    fakeLane((scenario) => ({ ...script(scenario), worker: 'fresh', workerEnded: 'the environment is `jsdom`' }))

  test('nothing is measured once more in fresh ones', async () => {
    const lane = refusing(({ overlays }) => (isTrial(overlays) ? { tests: [failedFact()] } : {}))
    expect(verdicts(await measured(lane, units('one', 'two')))).toEqual(['bites', 'bites'])
    expect(steps(lane), 'where no worker is kept, nothing is measured once more in fresh ones').toEqual([
      'kept control',
      ...['fresh trial', 'fresh control'],
      ...['fresh trial', 'fresh control'],
      'fresh control',
    ])
  })

  test('a green trial is run again, also for who would believe it after one in a kept worker', async () => {
    const lane = refusing(() => ({}))
    const terms = { ...benchOf(), confirms: false }
    expect(verdicts(await measured(lane, units('one'), terms))).toEqual(['toothless'])
    expect(steps(lane)).toEqual(['kept control', 'fresh trial', 'fresh trial', 'fresh control'])
  })

  test('a red control is run again before it settles anything', async () => {
    const lane = refusing(() => ({ tests: [failedFact()] }))
    expect(verdicts(await measured(lane, units('one')))).toEqual(['red-already'])
    expect(steps(lane)).toEqual(['kept control', 'fresh control'])
  })
})

describe('in a kept worker', () => {
  test('guards that bite cost a trial and a control each, and two more controls', async () => {
    const lane = fakeLane(({ overlays }) => (isTrial(overlays) ? { tests: [failedFact()] } : {}))
    expect(verdicts(await measured(lane, units('one', 'two')))).toEqual(['bites', 'bites'])
    const pair = ['kept trial', 'kept control']
    expect(steps(lane)).toEqual(['kept control', ...pair, ...pair, 'kept control'])
  })

  test('kept worker: what a trial left behind is no bite of the next', async () => {
    let isLeft = false
    const lane = fakeLane(({ overlays, worker }) => {
      if (worker === 'fresh') return isTrial(overlays) && lane.asked.length === 5 ? { tests: [failedFact()] } : {}
      const isRed = isLeft || (isTrial(overlays) && lane.asked.length === 2)
      isLeft = isTrial(overlays) && isRed && !isLeft
      return isRed ? { tests: [failedFact()] } : {}
    })
    const all = await measured(lane, units('leaves', 'finds'))
    const found = Object.fromEntries(all.map(({ unit, judgement }) => [unit.guard.id, judgement.verdict]))
    expect(found, 'what a trial left behind is no bite of the next').toMatchObject({ finds: 'toothless' })
  })

  test('kept worker: a green trial is believed only after fresh workers have said so twice', async () => {
    const lane = fakeLane(() => ({}))
    expect(verdicts(await measured(lane, units('one')))).toEqual(['toothless'])
    expect(steps(lane).slice(4)).toEqual(['fresh control', 'fresh trial', 'fresh trial', 'fresh control'])
  })

  test('kept worker: what it left behind does not speak when a fresh one bites', async () => {
    const lane = fakeLane(({ overlays, worker }) =>
      isTrial(overlays) && worker === 'fresh' ? { tests: [failedFact()] } : {},
    )
    expect(verdicts(await measured(lane, units('one')))).toEqual(['bites'])
  })

  test('kept worker: a bite does not stand when the control after it is red', async () => {
    const lane = fakeLane(({ overlays, worker }, count) => {
      if (isTrial(overlays) && worker === 'kept') return { tests: [failedFact()] }
      return worker === 'kept' && count > 1 ? { tests: [failedFact()] } : {}
    })
    expect(verdicts(await measured(lane, units('one')))).toEqual(['toothless'])
  })

  test('kept worker: a bite stands only with the controls of its own process', async () => {
    const lane = fakeLane(({ overlays, worker }) => {
      if (worker === 'fresh') return {}
      return isTrial(overlays) ? { tests: [failedFact()], workerId: 'the used one' } : { workerId: 'a new one' }
    })
    expect(verdicts(await measured(lane, units('one')))).toEqual(['toothless'])
  })

  test('kept worker: what changes with every run is seen by the second of the closing controls', async () => {
    const lane = fakeLane(({ worker }, count) =>
      worker === 'kept' && count % 2 === 0 ? { tests: [failedFact()] } : {},
    )
    expect(verdicts(await measured(lane, units('one')))).toEqual(['toothless'])
  })

  test.each([
    ['flaky', 'green again', 1],
    ['red-already', 'red again', 2],
  ])(
    'kept worker: what was green in a kept worker is not red for good after one fresh control: %s when it is %s',
    async (verdict, _, times) => {
      let fresh = 0
      const lane = fakeLane(({ worker }) =>
        worker === 'fresh' && (fresh += 1) <= times ? { tests: [failedFact()] } : {},
      )
      expect(verdicts(await measured(lane, units('one')))).toEqual([verdict])
      expect(steps(lane).slice(4)).toEqual(['fresh control', 'fresh control'])
    },
  )

  test('kept worker: one trial that dies sends the whole batch to fresh workers', async () => {
    const lane = fakeLane(({ overlays, worker }, count) => {
      if (worker === 'kept' && count === 3) return { end: { kind: 'crashed', detail: 'SIGSEGV' }, tests: [] }
      return isTrial(overlays) ? { tests: [failedFact()] } : {}
    })
    expect(verdicts(await measured(lane, units('one', 'two')))).toEqual(['bites', 'bites'])
    expect(steps(lane).filter((step) => step === 'fresh trial')).toHaveLength(2)
  })
})

describe('in fresh workers', () => {
  test('isolation never asks for a kept worker', async () => {
    const lane = fakeLane(({ overlays }) => (isTrial(overlays) ? { tests: [failedFact()] } : {}))
    await measured(lane, units('one', 'two'), benchOf({ isIsolated: true }))
    const pair = ['fresh trial', 'fresh control']
    expect(steps(lane)).toEqual(['fresh control', ...pair, ...pair, 'fresh control'])
  })

  test('what another trial has left behind is no bite in a fresh worker', async () => {
    let isLeft = false
    const lane = fakeLane(({ overlays }) => {
      // The first trial breaks the clearing away, and every run that finds something clears it away.
      const isRed = isLeft || (isTrial(overlays) && lane.asked.length === 2)
      isLeft = isTrial(overlays) && lane.asked.length === 2
      return isRed ? { tests: [failedFact()] } : {}
    })
    const all = await measured(lane, units('leaves', 'finds'), benchOf({ isIsolated: true }))
    const found = Object.fromEntries(all.map(({ unit, judgement }) => [unit.guard.id, judgement.verdict]))
    expect(found, 'what another trial has left behind is no bite').toEqual({ leaves: 'flaky', finds: 'toothless' })
  })

  test('a bite after a trial that stayed green is tried again, with a control in between', async () => {
    let isLeft = false
    const lane = fakeLane(({ overlays }) => {
      const isRed = isLeft
      isLeft = isTrial(overlays) && lane.asked.length === 2
      return isRed ? { tests: [failedFact()] } : {}
    })
    const terms = { ...benchOf({ isIsolated: true }), confirms: false }
    const all = await measured(lane, units('leaves', 'finds'), terms)
    const claim = 'what another trial has left behind is no bite in a fresh worker'
    expect(verdicts(all), claim).toEqual(['toothless', 'flaky'])
    expect(steps(lane).slice(0, 5)).toEqual(
      ['control', 'trial', 'trial', 'control', 'trial'].map((step) => `fresh ${step}`),
    )
  })

  test('what fails every second run does not bite', async () => {
    const lane = fakeLane(() => (lane.asked.length % 2 === 0 ? { tests: [failedFact()] } : {}))
    expect(verdicts(await measured(lane, units('one'), benchOf({ isIsolated: true })))).toEqual(['flaky'])
    const again = fakeLane(() => (again.asked.length % 2 === 0 ? { tests: [failedFact()] } : {}))
    expect(verdicts(await measured(again, units('one')))).toEqual(['flaky'])
  })

  test('a lane that keeps no workers is asked for fresh ones only', async () => {
    const lane = fakeLane(({ overlays }) => (isTrial(overlays) ? { tests: [failedFact()] } : {}), {
      canKeepWorkers: false,
    })
    await measured(lane, units('one'))
    expect(steps(lane)).toEqual(['fresh control', 'fresh trial', 'fresh control', 'fresh control'])
  })

  test('a bite in a fresh worker stands only when a later control is green', async () => {
    const lane = fakeLane((_, count) => (count > 1 ? { tests: [failedFact()] } : {}), { canKeepWorkers: false })
    expect(verdicts(await measured(lane, units('one', 'two')))).toEqual(['flaky', 'flaky'])
  })

  test('a red control settles its guards without a trial', async () => {
    const lane = fakeLane(() => ({ tests: [failedFact()] }), { canKeepWorkers: false })
    expect(verdicts(await measured(lane, units('one', 'two')))).toEqual(['red-already', 'red-already'])
    expect(steps(lane)).toEqual(['fresh control'])
  })

  test('a trial that bites once and not again is flaky', async () => {
    const lane = fakeLane((_, count) => (count === 3 ? { tests: [failedFact()] } : {}), { canKeepWorkers: false })
    expect(verdicts(await measured(lane, units('one')))).toEqual(['flaky'])
  })

  test('a trial that was cut short and does not bite is run whole', async () => {
    const lane = fakeLane(({ overlays, endsAtFailure }) => {
      if (!isTrial(overlays)) return {}
      return endsAtFailure ? { isCut: true, tests: [failedFact({ titlePath: ['other'] })] } : { tests: [failedFact()] }
    })
    const terms = { ...benchOf({ isIsolated: true }), endsAtFailure: true }
    const all = await measured(lane, units('one'), terms)
    expect(verdicts(all), 'a trial that was cut short and does not bite is run whole').toEqual(['bites'])
    expect(lane.asked.filter(({ overlays }) => isTrial(overlays)).map(({ endsAtFailure }) => endsAtFailure)).toEqual([
      true,
      false,
    ])
  })

  test('all tests of a guard run, also after the first that bites: those that come later may clean up', async () => {
    const lane = fakeLane(({ overlays }) => (isTrial(overlays) ? { tests: [failedFact()] } : {}))
    await measured(lane, units('one'))
    expect(lane.asked.some(({ endsAtFailure }) => endsAtFailure)).toBe(false)
  })

  test('every repetition is one more trial', async () => {
    const lane = fakeLane(({ overlays }) => (isTrial(overlays) ? { tests: [failedFact()] } : {}))
    await measured(lane, units('one'), benchOf({ repeat: 3, isIsolated: true }))
    expect(steps(lane)).toEqual([
      'fresh control',
      'fresh trial',
      'fresh trial',
      'fresh trial',
      'fresh control',
      'fresh control',
    ])
  })

  test('an interrupted trial is not repeated', async () => {
    const lane = fakeLane(({ overlays }) => (isTrial(overlays) ? { end: { kind: 'interrupted' }, tests: [] } : {}))
    const all = await measured(lane, units('one'), benchOf({ repeat: 3, isIsolated: true }))
    expect(verdicts(all)).toEqual(['unmeasured'])
    expect(steps(lane)).toEqual(['fresh control', 'fresh trial'])
  })
})

test('the deadline of a trial comes from its control', async () => {
  const lane = fakeLane(({ overlays }) =>
    isTrial(overlays) ? { tests: [failedFact()] } : { tests: [testFact()], durationMs: 100 },
  )
  await measured(lane, units('one'), benchOf({ isIsolated: true }))
  expect(lane.asked[1]?.deadlineMs).toBe(5_500)
})

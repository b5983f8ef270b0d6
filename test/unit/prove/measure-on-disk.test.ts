/** Measuring in lanes that put the old behaviour on disk: what is run in which order, with probes and without. */

import { describe, expect, test } from 'vitest'
import type { OverlayFact, Run, Scenario } from '../../../src/model/run.ts'
import { benchFor } from '../../../src/prove/bench-for.ts'
import { measureOnDisk } from '../../../src/prove/measure-on-disk.ts'
import type { Measured } from '../../../src/prove/measure.ts'
import type { Bench } from '../../../src/prove/runs.ts'
import type { Unit } from '../../../src/prove/units.ts'
import { failedFact, type FakeLane, fakeLane, testFact } from '../../support/fake-lane.ts'
import { request, unit } from '../../support/guards.ts'

const REVERTED = {
  file: 'src/rows.ts',
  before: 'a',
  after: 'b',
  edits: [],
  instrumented: { text: '__teeth_hit__(0);b', trailerAt: 18, probed: [0] },
}

const units = (...ids: readonly string[]): readonly Unit[] =>
  ids.map((id) => ({ ...unit({ id, names: { kind: 'phrase', text: 'requested plane' } }), files: [REVERTED] }))

const isTrial = ({ overlays }: Scenario) => overlays.length > 0
const fact = (fields: Partial<OverlayFact> = {}): readonly OverlayFact[] => [
  { file: 'src/rows.ts', served: 0, wasLoaded: false, reached: [], isOnDisk: true, ...fields },
]

/** What the trials of a unit see: without probes, and with them. */
function lane(plain: Partial<Run>, probed: Partial<Run> = {}): FakeLane {
  return fakeLane((scenario) => {
    if (!isTrial(scenario)) return {}
    return scenario.isProbed
      ? { overlays: fact({ wasLoaded: true, reached: [0] }), ...probed }
      : { overlays: fact(), ...plain }
  })
}

async function measured(lane: FakeLane, batch = units('one'), fields = {}, terms: Partial<Bench> = {}) {
  const bench = { ...benchFor(request(fields), { onProgress: () => undefined, isOnDisk: true }), ...terms }
  const all: Measured[] = []
  const shared = { file: 'test/rows.test.ts', layer: 'unit', isSerial: false, prepare: 'pnpm build' }
  for await (const one of measureOnDisk(lane, { ...shared, units: batch }, bench)) all.push(one)
  return all
}

const steps = ({ asked }: FakeLane) =>
  asked.map((scenario) => (isTrial(scenario) ? (scenario.isProbed ? 'probed' : 'plain') : 'control'))
const verdicts = (all: readonly Measured[]) => all.map(({ judgement }) => judgement.verdict)

describe('on disk', () => {
  test('guards that bite cost one plain trial each, between two controls', async () => {
    const red = lane({ tests: [failedFact()] })
    expect(verdicts(await measured(red, units('one', 'two')))).toEqual(['bites', 'bites'])
    expect(steps(red)).toEqual(['control', 'plain', 'plain', 'control'])
  })

  test('a trial nobody noticed is run again with probes, and the whole once more', async () => {
    const green = lane({})
    expect(verdicts(await measured(green))).toEqual(['toothless'])
    expect(steps(green)).toEqual(['control', 'plain', 'probed', 'plain', 'control'])
  })

  test('what stayed green in memory too is tried no third time', async () => {
    const green = lane({})
    expect(verdicts(await measured(green, units('one'), {}, { confirms: false }))).toEqual(['toothless'])
    expect(steps(green), 'what stayed green in memory and in a copy is tried no third time').toEqual([
      'control',
      'plain',
      'probed',
    ])
  })

  test('what bites at the second look has its control all the same', async () => {
    const red = lane({ tests: [failedFact()] })
    expect(verdicts(await measured(red, units('one'), {}, { confirms: false }))).toEqual(['bites'])
    expect(steps(red)).toEqual(['control', 'plain', 'control'])
  })

  test('a red test that is not meant tells nothing of one that stayed green', async () => {
    const [meant, other] = [
      testFact({ id: '1_0', titlePath: ['meant'] }),
      testFact({ id: '1_1', titlePath: ['other'] }),
    ]
    const fake = fakeLane((scenario) => {
      if (!isTrial(scenario)) return { tests: [meant, other] }
      const overlays = scenario.isProbed ? fact({ wasLoaded: true, reached: [0] }) : fact()
      return { overlays, tests: [meant, failedFact({ id: '1_1', titlePath: ['other'] })] }
    })
    const [one] = units('one')
    const batch = one === undefined ? [] : [{ ...one, test: { ...one.test, title: 'meant' } }]
    expect(
      verdicts(await measured(fake, batch)),
      'a red test that is not meant tells nothing of one that stayed green: others do not answer',
    ).toEqual(['toothless'])
  })

  test('a file that no probe saw loaded is unreached', async () => {
    const away = lane({}, { overlays: fact() })
    expect(verdicts(await measured(away))).toEqual(['unreached'])
  })

  test('what the tests say about a text with probes in it does not count', async () => {
    const reading = lane({}, { tests: [failedFact()] })
    expect(verdicts(await measured(reading))).toEqual(['toothless'])
  })

  test('a green trial shows nothing where the probes cannot be run', async () => {
    const end = { kind: 'prepare-failed', command: 'pnpm build', how: 'exit code 2', output: '' } as const
    const [one] = await measured(lane({}, { end, tests: [] }))
    expect(one?.judgement).toMatchObject({ verdict: 'unmeasured', reason: { kind: 'runner-failed' } })
  })

  test('a red control settles its guards without a trial', async () => {
    const red = fakeLane(() => ({ tests: [failedFact()] }))
    expect(verdicts(await measured(red, units('one', 'two')))).toEqual(['red-already', 'red-already'])
    expect(steps(red)).toEqual(['control'])
  })

  test('a control after the trials that is red takes every bite away', async () => {
    const wavering = fakeLane((scenario, count) => {
      if (isTrial(scenario)) return { overlays: fact(), tests: [failedFact()] }
      return count > 1 ? { tests: [failedFact()] } : { tests: [testFact()] }
    })
    expect(verdicts(await measured(wavering))).toEqual(['flaky'])
  })

  test('an interruption ends the batch, and the control after it is left out', async () => {
    const interrupted = lane({ end: { kind: 'interrupted' }, tests: [] })
    expect(verdicts(await measured(interrupted, units('one', 'two')))).toEqual(['unmeasured', 'unmeasured'])
    expect(steps(interrupted)).toEqual(['control', 'plain'])
  })

  test('every repetition is one more plain trial', async () => {
    const red = lane({ tests: [failedFact()] })
    await measured(red, units('one'), { repeat: 3 })
    expect(steps(red)).toEqual(['control', 'plain', 'plain', 'plain', 'control'])
  })

  test('the controls run the command too, so that the revert is the only difference', async () => {
    const red = lane({ tests: [failedFact()] })
    await measured(red, [{ ...(units('one')[0] ?? unit()), prepare: 'pnpm build' }])
    expect(red.asked.map(({ prepare }) => prepare)).toEqual(['pnpm build', 'pnpm build', 'pnpm build'])
  })
})

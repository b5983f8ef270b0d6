/** A lane that runs nothing: each scenario's facts come from a script, everything else is as the real lane answers. */

import type { Run, Scenario, TestFact } from '../../src/model/run.ts'
import type { Lane, LayerFact } from '../../src/model/world.ts'
import { layer } from './guards.ts'

/** What a scenario sees; what is left out is a finished run in which the one test of the file passed. */
export type Script = (scenario: Scenario, count: number) => Partial<Run>

export type FakeLane = Lane & {
  /** Every scenario asked for, in order. */
  readonly asked: readonly Scenario[]
  readonly isClosed: () => boolean
}

export type FakeLaneOptions = { readonly canKeepWorkers?: boolean; readonly layers?: readonly LayerFact[] }

export function fakeLane(script: Script, options: FakeLaneOptions = {}): FakeLane {
  const asked: Scenario[] = []
  const { canKeepWorkers = true, layers = [layer()] } = options
  let isClosed = false
  return {
    layers,
    canKeepWorkers,
    asked,
    isClosed: () => isClosed,
    run: async (scenario) => {
      asked.push(scenario)
      return { ...green(scenario, canKeepWorkers), ...script(scenario, asked.length) }
    },
    close: async () => {
      isClosed = true
    },
  }
}

/** The facts of one test, as a real lane has them. */
export function testFact(fields: Partial<TestFact> = {}): TestFact {
  return {
    id: '1_0',
    titlePath: ['plane aware lookup: reads the row from the requested plane'],
    state: 'passed',
    errors: [],
    durationMs: 1,
    isRetried: false,
    ...fields,
  }
}

/** A test that failed by an assertion of its own body, in the shape that Vitest gives it. */
export function failedFact(fields: Partial<TestFact> = {}): TestFact {
  const error = {
    name: 'AssertionError',
    message: 'expected 1 to be 2 // Object.is equality',
    keys: ['actual', 'expected', 'showDiff', 'operator', 'diff', 'ok'],
    inner: [],
    phase: 'body',
  } as const
  return testFact({ state: 'failed', errors: [error], ...fields })
}

function green(scenario: Scenario, canKeepWorkers: boolean): Run {
  return {
    scenario: scenario.id,
    layer: scenario.layer,
    end: { kind: 'finished' },
    worker: canKeepWorkers ? scenario.worker : 'fresh',
    ...(canKeepWorkers && scenario.worker === 'kept' ? { workerId: 'the kept one' } : {}),
    tests: [testFact()],
    suiteErrors: [],
    unhandled: [],
    overlays: scenario.overlays.map(({ file }) => ({ file, served: 1, wasLoaded: true, reached: [0] })),
    strayConnections: [],
    durationMs: 10,
  }
}

/** Runs one scenario in the warm Vitest and answers with its facts. */

import { realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run, RunEnd, Scenario } from '../../model/run.ts'
import type { Booted } from './boot.ts'
import { factsOf, type Facts } from './facts.ts'
import { readProbes } from './probes.ts'
import { SCENARIO_FILE } from './worker/witness.ts'

export type Asked = { readonly scenario: Scenario; readonly hitsFile: string }

/** Never throws. */
export async function runScenario(lane: Booted, { scenario, hitsFile }: Asked): Promise<Run> {
  const start = performance.now()
  const seen = await measure(lane, scenario, hitsFile).catch(failed)
  return {
    scenario: scenario.id,
    layer: scenario.layer,
    end: seen.end,
    worker: 'fresh',
    tests: seen.facts.tests,
    suiteErrors: seen.facts.suiteErrors,
    unhandled: seen.facts.unhandled,
    overlays: readProbes(scenario.overlays, seen.served, hitsFile),
    strayConnections: [],
    durationMs: performance.now() - start,
  }
}

type Measured = { readonly end: RunEnd; readonly facts: Facts; readonly served: readonly number[] }

const NO_FACTS: Facts = { tests: [], suiteErrors: [], unhandled: [] }

function failed(error: unknown): Measured {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { end: { kind: 'runner-failed', detail }, facts: NO_FACTS, served: [] }
}

async function measure(lane: Booted, scenario: Scenario, hitsFile: string): Promise<Measured> {
  const { vitest, overlays } = lane
  const project = vitest.projects.find(({ name }) => name === scenario.layer)
  if (project === undefined) throw new Error(`no Vitest project is named \`${scenario.layer}\``)
  overlays.lay(scenario.overlays, hitsFile)
  writeFileSync(
    join(lane.options.scratch, SCENARIO_FILE),
    JSON.stringify({ isOffline: scenario.isOffline, straysFile: `${hitsFile}.strays` }),
  )
  const spec = project.createSpecification(realpathSync(join(lane.options.root, scenario.file)))
  const { unhandledErrors } = await vitest.runTestSpecifications([spec])
  const served = overlays.lift()
  if (spec.testModule === undefined) throw new Error('Vitest returned no module')
  return { end: { kind: 'finished' }, facts: factsOf(spec.testModule, unhandledErrors), served }
}

/** Runs one scenario in the warm Vitest and answers with its facts. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run, RunEnd, Scenario } from '../../model/run.ts'
import type { Booted } from './boot.ts'
import { errorFact } from './error-fact.ts'
import { factsOf, NO_FACTS, type Facts } from './facts.ts'
import { isTornOff, tornOffDetail } from './torn-off.ts'
import { orHostFailure } from './host-failure.ts'
import { readProbes } from './probes.ts'
import { runningFile } from './running.ts'
import { SCENARIO_FILE, type ScenarioNote } from './scenario-note.ts'
import { inShuffledOrder } from './shuffle.ts'
import type { VitestProject } from './vitest-shape.ts'

export type Asked = { readonly scenario: Scenario; readonly hitsFile: string }

/** Never throws. */
export async function runScenario(lane: Booted, { scenario, hitsFile }: Asked): Promise<Run> {
  const start = performance.now()
  const straysFile = `${hitsFile}.strays`
  const cutFile = `${hitsFile}.cut`
  const { isOffline, endsAtFailure = false } = scenario
  const files = { straysFile, cutFile, runningFile: runningFile(hitsFile) }
  const note: ScenarioNote = { isOffline, endsAtFailure, ...files }
  writeFileSync(join(lane.options.scratch, SCENARIO_FILE), JSON.stringify(note))
  const measured = measure(lane, { scenario, hitsFile, cutFile }).catch(runnerFailed)
  const { end, facts } = await orHostFailure(measured, (crashed): Measured => ({ end: crashed, facts: NO_FACTS }))
  const served = lane.overlays.lift()
  const ranIn = await lane.keeper.settled()
  return {
    scenario: scenario.id,
    layer: scenario.layer,
    end,
    ...ranIn,
    ...facts,
    overlays: readProbes(scenario.overlays, served, hitsFile),
    strayConnections: linesOf(straysFile),
    ...(existsSync(cutFile) ? { isCut: true } : {}),
    durationMs: performance.now() - start,
  }
}

export type Measured = { readonly end: RunEnd; readonly facts: Facts }

async function measure(lane: Booted, { scenario, hitsFile, cutFile }: Asked & { cutFile: string }): Promise<Measured> {
  const project = projectOf(lane, scenario)
  const spec = lane.keeper.specification(project, join(lane.options.root, scenario.file), scenario.worker)
  await lane.globalSetup.of(project, spec)
  lane.overlays.lay(scenario.overlays, hitsFile)
  const before = spec.testModule
  const { unhandledErrors } = await inShuffledOrder(lane.vitest, scenario.shuffleSeed, () =>
    lane.vitest.runTestSpecifications([spec]),
  )
  const module = spec.testModule
  // Without a module of its own the run did not reach the file: what is there is a run before.
  if (module === undefined || module === before) {
    const detail = unhandledErrors.map((error) => errorFact(error, 'outside').message).join('\n')
    return { end: { kind: 'runner-failed', detail: detail || 'Vitest did not run the file' }, facts: NO_FACTS }
  }
  const found = factsOf(module, unhandledErrors)
  const facts = existsSync(cutFile) ? withoutPending(found) : found
  return isTornOff(module, facts)
    ? { end: { kind: 'crashed', detail: tornOffDetail(facts) }, facts }
    : {
        end: { kind: 'finished' },
        facts: lane.vitest.config.dangerouslyIgnoreUnhandledErrors ? overlooked(facts) : facts,
      }
}

/** Vitest is not told of tests that the witness leaves out: to it they are still to come. */
function withoutPending(facts: Facts): Facts {
  const tests = facts.tests.map((test) => (test.state === 'pending' ? { ...test, state: 'skipped' as const } : test))
  return { ...facts, tests }
}

/** The user has decided that these fail nothing. */
function overlooked(facts: Facts): Facts {
  return { ...facts, unhandled: [] }
}

function projectOf({ vitest, layers }: Booted, { file, layer }: Scenario): VitestProject {
  const index = layers.findIndex(({ name }) => name === layer)
  const fact = layers[index]
  const project = vitest.projects[index]
  if (fact === undefined || project === undefined) throw new Error(`no Vitest project is named \`${layer}\``)
  if (fact.refusal !== undefined) throw new Error(fact.refusal)
  if (!fact.files.includes(file)) throw new Error(`\`${file}\` is no test file of the Vitest project \`${layer}\``)
  return project
}

export function runnerFailed(error: unknown): Measured {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { end: { kind: 'runner-failed', detail }, facts: NO_FACTS }
}

function linesOf(file: string): readonly string[] {
  return existsSync(file) ? [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))] : []
}

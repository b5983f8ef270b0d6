/** The part of the story that needs the parser: guards read and selected, reverts made, units planned and measured. */

import { judgeControls } from '../judge/control.ts'
import { judge } from '../judge/judge.ts'
import type { OnProgress, ProveRequest } from '../model/request.ts'
import type { Judgement, Proof } from '../model/verdict.ts'
import type { Lane, World } from '../model/world.ts'
import { revert } from '../revert/revert.ts'
import type { Annotated, Source } from './collect.ts'
import { distribute } from './distribute.ts'
import type { Findings, Prepared } from './findings.ts'
import type { Measured } from './measure.ts'
import { type Plan, plan } from './plan.ts'
import { readSelected } from './read-selected.ts'
import type { Bench } from './runs.ts'
import type { Unit } from './units.ts'
import { work } from './work.ts'

type Given = {
  readonly annotated: Annotated
  readonly relevant: readonly Source[]
  /** Holds the first lane; those opened later are added, so that whoever closes them knows all. */
  readonly lanes: Promise<Lane>[]
  readonly onProgress: OnProgress
}

/** Carries a command out in lanes. An interruption ends it early, with what was measured until then. */
export async function carryOut(world: World, request: ProveRequest, given: Given): Promise<Findings> {
  const { guards, problems, texts, functions } = await readSelected(world, request, given)
  const prepared = guards.map((guard): Prepared => ({ guard, revert: revert(guard, texts, functions) }))
  if (prepared.every((one) => one.revert.kind === 'stale')) {
    return { prepared, problems, measured: [], settled: [], wasInterrupted: world.interruption.aborted }
  }
  const { layers } = await firstOf(given.lanes)
  const distributed = distribute(prepared, layers, request.projects)
  const serialLayers = new Set(layers.filter((layer) => layer.isSerial).map((layer) => layer.name))
  const planned = plan(distributed.units, { lanes: request.lanes, serialLayers })
  const measured = await measureAll(world, request, { ...given, planned })
  return {
    prepared: distributed.prepared,
    problems: [...problems, ...distributed.problems],
    measured,
    settled: distributed.settled,
    wasInterrupted: world.interruption.aborted,
  }
}

async function firstOf(lanes: readonly Promise<Lane>[]): Promise<Lane> {
  const [first] = lanes
  if (first === undefined) throw new Error('a command that proves guards opens a lane first')
  return first
}

type Measuring = Given & { readonly planned: Plan }

async function measureAll(world: World, request: ProveRequest, given: Measuring): Promise<readonly Measured[]> {
  const { planned, lanes, onProgress } = given
  const units = planned.batches.flatMap((batch) => batch.units)
  onProgress({ kind: 'planned', guards: countGuards(units), files: countFiles(units), lanes: planned.lanes })
  while (lanes.length < planned.lanes) lanes.push(world.runner.open())
  const measured: Measured[] = []
  const onMeasured = (one: Measured): void => {
    measured.push(one)
    const { guard } = one.unit
    onProgress({
      kind: 'proven',
      guardId: guard.id,
      verdict: one.judgement.verdict,
      done: measured.length,
      of: units.length,
    })
  }
  const goesOn = (): boolean => !world.interruption.aborted && !hasBailed(measured, request.bail)
  await work(lanes, planned.batches, { bench: benchFor(request, onProgress), foreman: { goesOn, onMeasured } })
  return measured
}

/** True once as many guards have failed to bite as the user wants to see at most. */
function hasBailed(measured: readonly Measured[], bail: number | undefined): boolean {
  return bail !== undefined && measured.filter(({ judgement }) => judgement.verdict !== 'bites').length >= bail
}

function benchFor(request: ProveRequest, onProgress: OnProgress): Bench {
  let scenarios = 0
  const { naming } = request
  return {
    request,
    judge: (proof) => judge(proof, { naming }),
    judgeControl: (proof) => settledByControl(proof, naming),
    nextScenarioId: () => String((scenarios += 1)),
    onStart: ({ guard, test }) => onProgress({ kind: 'running', guardId: guard.id, file: test.file }),
  }
}

function settledByControl(proof: Proof, naming: ProveRequest['naming']): Judgement | undefined {
  const { kind } = proof.control.end
  if (kind === 'interrupted' || kind === 'runner-failed') return judge(proof, { naming })
  return judgeControls(proof).kind === 'green' ? undefined : judge(proof, { naming })
}

function countGuards(units: readonly Unit[]): number {
  return new Set(units.map(({ guard }) => guard.id)).size
}

function countFiles(units: readonly Unit[]): number {
  return new Set(units.map(({ test }) => test.file)).size
}

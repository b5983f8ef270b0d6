/** Single runs in a lane: a control or a trial of one batch's test file, with the deadline it deserves. */

import type { ProveRequest } from '../model/request.ts'
import type { Overlay, Run, WorkerWish } from '../model/run.ts'
import type { Judgement, Proof } from '../model/verdict.ts'
import type { Lane } from '../model/world.ts'
import { deadline } from './deadline.ts'
import type { Batch } from './plan.ts'
import { overlays, type Unit } from './units.ts'

/** What measuring needs besides a lane and a batch. */
export type Bench = {
  readonly request: ProveRequest
  readonly judge: (proof: Proof) => Judgement
  /** The verdict that a control alone settles, so that no trial is needed; undefined when it is green. */
  readonly judgeControl: (proof: Proof) => Judgement | undefined
  readonly nextScenarioId: () => string
  readonly onStart: (unit: Unit) => void
}

type ControlTerms = {
  readonly batch: Pick<Batch, 'file' | 'layer'>
  readonly bench: Bench
  readonly worker: WorkerWish
  /** An earlier control, whose time sets the deadline. */
  readonly before?: Run
}

/** Runs the test file with nothing reverted. */
export function runControl(lane: Lane, { batch, bench, worker, before }: ControlTerms): Promise<Run> {
  return run(lane, { ...batch, served: [], worker, bench, control: before })
}

type TrialTerms = { readonly bench: Bench; readonly control: Run; readonly worker: WorkerWish }

/** Runs the test file once with the unit's old behaviour in place. */
export function runTrial(lane: Lane, unit: Unit, { bench, control, worker }: TrialTerms): Promise<Run> {
  bench.onStart(unit)
  return run(lane, { file: unit.test.file, layer: unit.layer, served: overlays(unit), worker, bench, control })
}

/** Runs as many trials as were asked for; an interruption ends them early. */
export async function runTrials(lane: Lane, unit: Unit, terms: TrialTerms): Promise<readonly Run[]> {
  const runs: Run[] = []
  while (runs.length < terms.bench.request.repeat && !wasInterrupted(runs)) runs.push(await runTrial(lane, unit, terms))
  return runs
}

export function wasInterrupted(runs: readonly Run[]): boolean {
  return runs.some((run) => run.end.kind === 'interrupted')
}

type RunTerms = {
  readonly file: string
  readonly layer: string
  readonly served: readonly Overlay[]
  readonly worker: WorkerWish
  readonly bench: Bench
  readonly control: Run | undefined
}

function run(lane: Lane, { file, layer, served, worker, bench, control }: RunTerms): Promise<Run> {
  const { request } = bench
  return lane.run({
    id: bench.nextScenarioId(),
    file,
    layer,
    overlays: served,
    worker,
    isOffline: request.isOffline,
    deadlineMs: deadline(request.deadlineMs, control),
    ...(request.shuffleSeed === undefined ? {} : { shuffleSeed: request.shuffleSeed }),
  })
}

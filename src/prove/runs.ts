/** Single runs in a lane: a control or a trial of one batch's test file, with the deadline it deserves. */

import type { ProveRequest } from '../model/request.ts'
import type { OverlayFact, Run, Scenario, WorkerWish } from '../model/run.ts'
import type { Judgement, Proof } from '../model/verdict.ts'
import type { Lane } from '../model/world.ts'
import { deadline } from './deadline.ts'
import { isQuiet, withFactsOf } from './on-disk-facts.ts'
import type { Batch } from './plan.ts'
import { overlays, type Unit } from './units.ts'

/** What measuring needs besides a lane and a batch. */
export type Bench = {
  readonly request: ProveRequest
  /** The lanes put the old behaviour on disk. Absent: they serve it from memory. */
  readonly isOnDisk?: boolean
  readonly judge: (proof: Proof) => Judgement
  /** The verdict that a control alone settles, so that no trial is needed; undefined when it is green. */
  readonly judgeControl: (proof: Proof) => Judgement | undefined
  readonly nextScenarioId: () => string
  /** How a lane comes by the control before the trials of a batch in fresh workers. Absent: it runs it, fresh as they are. */
  readonly firstControl?: (lane: Lane, batch: Batch, run: (worker: WorkerWish) => Promise<Run>) => Promise<Run>
  /** Whether somebody else has seen the unit stay green in a worker of its own: a kept one is enough to see it once more. */
  readonly wasSeenGreen?: (unit: Unit) => boolean
  /** False: a trial that stays green is believed at once, as it is one of many. Absent: it is run again. */
  readonly confirms?: boolean
  /** A trial ends with the first failure: nothing that comes later may matter. Absent: all tests run. */
  readonly endsAtFailure?: boolean
  readonly onStart: (unit: Unit) => void
}

type ControlTerms = {
  readonly batch: Pick<Batch, 'file' | 'layer' | 'prepare' | 'typeCheck'>
  readonly bench: Bench
  readonly worker: WorkerWish
  /** An earlier control, whose time sets the deadline. */
  readonly before?: Run
}

/** Runs the test file with nothing reverted. */
export function runControl(lane: Lane, { batch, bench, worker, before }: ControlTerms): Promise<Run> {
  const { file, layer } = batch
  const wish = { file, layer, worker, overlays: [], ...onDisk(batch) }
  return run(lane, wish, { bench, control: before })
}

type TrialTerms = {
  readonly bench: Bench
  readonly control: Run
  readonly worker: WorkerWish
  /** All tests run, whatever `Bench.endsAtFailure` says. */
  readonly isWhole?: boolean
  /** What probes told in an earlier trial of the same unit on disk. */
  readonly known?: readonly OverlayFact[]
}

/**
 * Runs the test file with the unit's old behaviour in place. On disk without probes, as tests may read the file: only when
 * nothing noticed, once more with them, to learn whether the old behaviour ran at all.
 */
export async function runTrial(lane: Lane, unit: Unit, { known, isWhole, worker, ...terms }: TrialTerms): Promise<Run> {
  const { bench, control } = terms
  bench.onStart(unit)
  const { test, layer } = unit
  const wish = {
    file: test.file,
    layer,
    worker,
    overlays: overlays(unit),
    endsAtFailure: bench.endsAtFailure === true && isWhole !== true,
    ...onDisk(unit),
  }
  const measured = await run(lane, wish, terms)
  if (!bench.isOnDisk || unit.isDoubted || unit.typeCheck !== undefined || !isQuiet(measured, control, test))
    return measured
  if (known !== undefined) return { ...measured, overlays: known }
  return withFactsOf(measured, await run(lane, { ...wish, isProbed: true }, terms))
}

/** What only a lane asks for that writes to disk. */
function onDisk({ prepare, typeCheck }: Pick<Unit, 'prepare' | 'typeCheck'>): Pick<Scenario, 'prepare' | 'typeCheck'> {
  return { ...(prepare === undefined ? {} : { prepare }), ...(typeCheck === undefined ? {} : { typeCheck }) }
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

type Wish = Omit<Scenario, 'id' | 'isOffline' | 'deadlineMs' | 'shuffleSeed'>

type RunTerms = { readonly bench: Bench; readonly control: Run | undefined }

function run(lane: Lane, wish: Wish, { bench, control }: RunTerms): Promise<Run> {
  const { isOffline, deadlineMs, shuffleSeed } = bench.request
  return lane.run({
    ...wish,
    id: bench.nextScenarioId(),
    isOffline,
    deadlineMs: deadline(deadlineMs, control),
    ...(shuffleSeed === undefined ? {} : { shuffleSeed }),
  })
}

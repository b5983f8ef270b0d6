/** How one batch is measured: the fast way first, and everything that is not a clear bite again in fresh workers. */

import type { Run, WorkerWish } from '../model/run.ts'
import type { Way } from '../model/strategy.ts'
import type { Judgement, Proof } from '../model/verdict.ts'
import type { Lane } from '../model/world.ts'
import type { Batch } from './plan.ts'
import { type Bench, runControl, runTrial, runTrials, wasInterrupted } from './runs.ts'
import { probedSites, type Unit } from './units.ts'

/** A unit with its proof and what that shows. */
export type Measured = {
  readonly unit: Unit
  readonly proof: Proof
  readonly judgement: Judgement
  /** How it was come by. Absent: by overlay. */
  readonly way?: Way
}

/**
 * Measures the units of a batch in one lane and hands each out as soon as it stands. With a kept worker the order is
 * control, trial, control, trial … control: `bites` stands when the controls agree; any other outcome is measured again
 * fresh, with a control after each trial that is red. Where no worker can be kept for this file, that is the only way.
 */
export async function* measure(lane: Lane, batch: Batch, bench: Bench): AsyncGenerator<Measured> {
  const isKept = lane.canKeepWorkers && !bench.request.isIsolated
  const { standing, ...kept } = isKept ? await measureKept(lane, batch, bench) : NOTHING_KEPT
  yield* standing
  const settled = new Set(standing.map((measured) => measured.unit))
  const left = batch.units.filter((unit) => !settled.has(unit))
  if (left.length > 0) yield* measureFresh(lane, { ...batch, units: left }, { bench, ...kept })
}

type Kept = {
  readonly standing: readonly Measured[]
  /** Those whose tests passed before anything was reverted. */
  readonly wasGreen: ReadonlySet<Unit>
  /** The opening control, when its worker was a new one that could not be kept: no trial has run. */
  readonly opening?: Run
}

const NOTHING_KEPT: Kept = { standing: [], wasGreen: new Set() }

async function measureKept(lane: Lane, batch: Batch, bench: Bench): Promise<Kept> {
  const opening = await runControl(lane, { batch, bench, worker: 'kept' })
  const open = batch.units.filter((unit) => isOpen(unit, opening, bench))
  if (open.length === 0) return NOTHING_KEPT
  // @teeth none-kept-none-twice: where no worker is kept, nothing is measured once more in fresh ones
  //   test: test/unit/prove/measure.test.ts
  //   revert: remove
  if (opening.worker === 'fresh' && opening.workerEnded !== undefined) return { ...NOTHING_KEPT, opening }
  const tried = await tryKept(lane, open, { batch, bench, opening })
  // Two in a row: what changes with every run looks the same to the controls on either side of a trial.
  const closing = await runControl(lane, { batch, bench, worker: 'kept', before: opening })
  const standing = tried
    .map(({ unit, before, trials, after }) =>
      judged(unit, { control: before, trials, laterControls: [after, closing] }, bench),
    )
    .filter(({ judgement, proof }) => judgement.verdict === 'bites' && isOfOneProcess(proof))
  return { standing, wasGreen: new Set(open) }
}

type KeptTrials = {
  readonly unit: Unit
  readonly before: Run
  readonly trials: readonly Run[]
  readonly after: Run
}

type KeptTerms = { readonly batch: Batch; readonly bench: Bench; readonly opening: Run }

/** What a trial has left behind is met by the control after it, and by no other trial: then the rest is left to fresh workers. */
async function tryKept(
  lane: Lane,
  units: readonly Unit[],
  { batch, bench, opening }: KeptTerms,
): Promise<readonly KeptTrials[]> {
  const tried: KeptTrials[] = []
  let before = opening
  for (const unit of units) {
    if (!isOpen(unit, before, bench)) break
    const trials = await runTrials(lane, unit, { bench, control: before, worker: 'kept' })
    if (!trials.every(({ end }) => end.kind === 'finished')) break
    // @teeth a-control-after-each-trial: what a trial left behind is no bite of the next
    //   test: test/unit/prove/measure.test.ts
    //   was: const after = before
    const after = await runControl(lane, { batch, bench, worker: 'kept', before })
    tried.push({ unit, before, trials, after })
    before = after
  }
  return tried
}

/** Whether a trial has to speak: the control alone settles nothing. */
export function isOpen(unit: Unit, control: Run, bench: Bench): boolean {
  return bench.judgeControl(proofOf(unit, { control, trials: [] })) === undefined
}

/** Controls of another process say nothing about what the trial's own had kept; a new process has kept nothing. */
function isOfOneProcess({ control, trials, laterControls }: Proof): boolean {
  // @teeth one-process-or-none: a bite stands only with the controls of its own process
  //   test: test/unit/prove/measure.test.ts
  //   was:  return true
  return trials.every(
    ({ worker, workerId }) =>
      worker === 'fresh' ||
      (workerId !== undefined && [control, ...laterControls].every((run) => run.workerId === workerId)),
  )
}

type FreshTerms = Pick<Kept, 'wasGreen' | 'opening'> & { readonly bench: Bench }

async function* measureFresh(lane: Lane, batch: Batch, terms: FreshTerms): AsyncGenerator<Measured> {
  const { bench, opening } = terms
  const run = (worker: WorkerWish) => runControl(lane, { batch, bench, worker })
  const first = opening ?? (await (bench.firstControl?.(lane, batch, run) ?? run('fresh')))
  const nextControl = () => runControl(lane, { batch, bench, worker: 'fresh', before: first })
  const bites: Bite[] = []
  let before = { control: first, isLast: true }
  let later: Promise<Run> | undefined
  const laterControl = () => (later ??= nextControl())
  for (const unit of batch.units) {
    const { control, isLast } = before
    const measured = await measureAfter(lane, unit, { bench, control, first })
    if (measured.judgement.verdict === 'bites') {
      const bite = isLast ? measured : await bittenAgain(lane, measured, { bench, control: await nextControl() })
      const after = await nextControl()
      bites.push({ measured: bite, after })
      // What the trial has left behind is used up by now, or stays.
      before = { control: isOpen(unit, after, bench) ? after : await nextControl(), isLast: true }
      continue
    }
    before = { control, isLast: isLast && measured.proof.trials.length === 0 }
    yield isSecondLookDue(measured, terms) ? await lookedAtAgain(lane, measured, { bench, laterControl }) : measured
  }
  // Two in a row: what changes with every run looks the same to the controls on either side of a trial.
  if (bites.length > 0) yield* standing(bites, await nextControl(), bench)
}

/** What wavers by itself goes red without any revert too, and a closing control shows it. */
function standing(bites: readonly Bite[], closing: Run, bench: Bench): readonly Measured[] {
  // @teeth a-bite-waits-for-its-last-control: a bite in a fresh worker stands only when a later control is green
  //   test: test/unit/prove/measure.test.ts
  //   was: return bites.map(({ measured }) => measured)
  return bites.map(({ measured: { unit, proof }, after }) =>
    judged(unit, { ...proof, laterControls: [after, closing] }, bench),
  )
}

/** Whoever believes a green trial at once counts on the one that a kept worker has run before. */
function isSecondLookDue(measured: Measured, { bench, wasGreen, opening }: FreshTerms): boolean {
  const confirms = bench.confirms !== false || opening !== undefined
  return needsSecondLook(measured, wasGreen) && (confirms || !stayedGreen(measured))
}

async function lookedAtAgain(
  lane: Lane,
  measured: Measured,
  { bench, laterControl }: { readonly bench: Bench; readonly laterControl: () => Promise<Run> },
): Promise<Measured> {
  const { unit, proof } = measured
  const { control } = proof
  const again = needsConfirmation(measured) ? [await runTrial(lane, unit, { bench, control, worker: 'fresh' })] : []
  const trials = [...proof.trials, ...again]
  return judged(unit, { control, trials, laterControls: [await laterControl()] }, bench)
}

/** Once the first control was green, a red one is not red for good. */
async function measureAfter(
  lane: Lane,
  unit: Unit,
  { bench, control, first }: OnceTerms & { readonly first: Run },
): Promise<Measured> {
  if (control === first || !isOpen(unit, first, bench) || isOpen(unit, control, bench))
    return measureOnce(lane, unit, { bench, control })
  return judged(unit, { control: first, trials: [], laterControls: [control] }, bench)
}

type Bite = { readonly measured: Measured; readonly after: Run }

/** What a trial before it has left on the disk may have bitten: with a control in between, it is tried again. */
async function bittenAgain(lane: Lane, measured: Measured, { bench, control }: OnceTerms): Promise<Measured> {
  const { unit, proof } = measured
  const again = await runTrials(lane, unit, { bench, control, worker: 'fresh' })
  // @teeth a-bite-of-its-own: what another trial has left behind is no bite in a fresh worker
  //   test: test/unit/prove/measure.test.ts
  //   was: return measured
  return judged(unit, { control, trials: [...proof.trials, ...again] }, bench)
}

type OnceTerms = { readonly bench: Bench; readonly control: Run }

async function measureOnce(lane: Lane, unit: Unit, { bench, control }: OnceTerms): Promise<Measured> {
  const alone = proofOf(unit, { control, trials: [] })
  const judgement = bench.judgeControl(alone)
  if (judgement !== undefined) return { unit, proof: alone, judgement }
  const again = await seenAgain(lane, unit, { bench, control })
  if (again !== undefined) return again
  const terms = { bench, control, worker: 'fresh' } as const
  const trials = await runTrials(lane, unit, terms)
  const measured = judged(unit, { control, trials }, bench)
  // @teeth only-a-bite-is-cut-short: a trial that was cut short and does not bite is run whole
  //   test: test/unit/prove/measure.test.ts
  //   revert: condition true
  if (measured.judgement.verdict === 'bites' || !trials.some(({ isCut }) => isCut === true)) return measured
  return judged(unit, { control, trials: await runTrials(lane, unit, { ...terms, isWhole: true }) }, bench)
}

/** Undefined where a fresh worker has to tell. */
async function seenAgain(lane: Lane, unit: Unit, { bench, control }: OnceTerms): Promise<Measured | undefined> {
  if (!lane.canKeepWorkers || bench.wasSeenGreen?.(unit) !== true) return undefined
  const trials = await runTrials(lane, unit, { bench, control, worker: 'kept' })
  const measured = judged(unit, { control, trials }, bench)
  // @teeth a-kept-worker-only-agrees: what a kept worker alone says of a mutant is measured again in a fresh one
  //   test: test/unit/sweep/confirm.test.ts
  //   revert: condition true
  return measured.judgement.verdict === 'toothless' ? measured : undefined
}

/** A later control tells a test that wavers by itself from one that the revert broke, or that is red for good. */
function needsSecondLook({ unit, judgement, proof }: Measured, wasGreen: ReadonlySet<Unit>): boolean {
  // @teeth green-once-and-red-once-is-flaky: what was green in a kept worker is not red for good after one fresh control
  //   test: test/unit/prove/measure.test.ts
  //   revert: remove
  if (judgement.verdict === 'red-already' && wasGreen.has(unit)) return true
  return proof.trials.length > 0 && judgement.verdict !== 'bites' && !wasInterrupted(proof.trials)
}

/** The old behaviour ran, or was not come to, and no test minded. */
export function stayedGreen({ judgement }: Pick<Measured, 'judgement'>): boolean {
  return judgement.verdict === 'toothless' || judgement.verdict === 'unreached'
}

/** A green trial is a serious claim about somebody's test, and a wavering one is none: both are run twice. */
export function needsConfirmation({ judgement }: Pick<Measured, 'judgement'>): boolean {
  return ['toothless', 'unreached', 'flaky'].includes(judgement.verdict)
}

type Runs = Pick<Proof, 'control' | 'trials'> & { readonly laterControls?: readonly Run[] }

export function proofOf(unit: Unit, { control, trials, laterControls = [] }: Runs): Proof {
  return { guard: unit.guard, test: unit.test, control, trials, laterControls, probed: probedSites(unit) }
}

export function judged(unit: Unit, runs: Runs, bench: Bench): Measured {
  const proof = proofOf(unit, runs)
  return { unit, proof, judgement: bench.judge(proof) }
}

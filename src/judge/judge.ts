/** What a proof shows about a guard: one pure function of guard, controls and trials. */

import type { Run } from '../model/run.ts'
import { type Judgement, type Proof, VERDICTS } from '../model/verdict.ts'
import { type Finding, judgeControls } from './control.ts'
import { type Strictness, countedKinds } from './counts.ts'
import { judgeTrial } from './trial.ts'

/**
 * The verdict of a proof with its reason. Looks at facts of the runs only, never at an exit code or printed output.
 * Total: every proof of the model has a verdict. Source: DESIGN section 4.
 */
export function judge(proof: Proof, options: { readonly naming: Strictness }): Judgement {
  const unmeasured = whyUnmeasured([proof.control, ...proof.laterControls, ...proof.trials])
  if (unmeasured) return { ...unmeasured, alsoNoticedBy: [] }
  const controls = judgeControls(proof)
  if (controls.kind === 'not-green') return { ...controls.finding, alsoNoticedBy: [] }
  const question = { proof, intended: controls.intended, counted: countedKinds(proof.guard, options.naming) }
  return agreed(proof.trials.map((trial) => judgeTrial(question, trial)))
}

/** An interruption explains a runner that failed, not the other way round. */
function whyUnmeasured(runs: readonly Run[]): Finding | undefined {
  if (runs.some(({ end }) => end.kind === 'interrupted')) {
    return { verdict: 'unmeasured', reason: { kind: 'interrupted' } }
  }
  const detail = runs.flatMap(({ end }) => (end.kind === 'runner-failed' ? [end.detail] : []))[0]
  return detail === undefined ? undefined : { verdict: 'unmeasured', reason: { kind: 'runner-failed', detail } }
}

/** Trials of one verdict are one verdict; trials of several are flaky, whatever the majority says. */
function agreed(judgements: readonly Judgement[]): Judgement {
  const [first] = judgements
  const seen = VERDICTS.filter((verdict) => judgements.some((judgement) => judgement.verdict === verdict))
  if (!first) {
    return { verdict: 'unmeasured', reason: { kind: 'runner-failed', detail: 'no trial was run' }, alsoNoticedBy: [] }
  }
  // @teeth trials-that-disagree-are-flaky: trials disagree, with what each showed
  //   test: test/unit/judge/judge.test.ts > flaky
  //   revert: condition true
  if (seen.length === 1) return first
  const quoted = judgements.find((judgement) => judgement.closest)?.closest
  return {
    verdict: 'flaky',
    reason: { kind: 'trials-disagree', seen },
    ...(quoted && { closest: quoted }),
    alsoNoticedBy: first.alsoNoticedBy,
  }
}

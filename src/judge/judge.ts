/** What a proof shows about a guard: one pure function of guard, controls and trials. */

import { type Judgement, type Proof, VERDICTS } from '../model/verdict.ts'
import { type Finding, judgeControls } from './control.ts'
import { type Strictness, countedKinds } from './counts.ts'
import { judgeTrial } from './trial.ts'

/**
 * The verdict of a proof with its reason. Looks at facts of the runs only, never at an exit code or printed output.
 * Total: every proof of the model has a verdict. Source: DESIGN section 4.
 */
export function judge(proof: Proof, options: { readonly naming: Strictness }): Judgement {
  const unmeasured = whyUnmeasured(proof)
  if (unmeasured) return { ...unmeasured, alsoNoticedBy: [] }
  const controls = judgeControls(proof)
  if (controls.kind === 'not-green') return { ...controls.finding, alsoNoticedBy: [] }
  const question = { proof, intended: controls.intended, counted: countedKinds(proof.guard, options.naming) }
  return agreed(proof.trials.map((trial) => judgeTrial(question, trial)))
}

/** An interruption explains a runner that failed, not the other way round. */
function whyUnmeasured({ control, laterControls, trials }: Proof): Finding | undefined {
  const controls = [control, ...laterControls]
  const runs = [...controls, ...trials]
  if (runs.some(({ end }) => end.kind === 'interrupted')) {
    return { verdict: 'unmeasured', reason: { kind: 'interrupted' } }
  }
  const failed = runs.map(({ end }) => end).find(({ kind }) => kind === 'runner-failed' || kind === 'not-written')
  if (failed?.kind === 'runner-failed' || failed?.kind === 'not-written')
    return { verdict: 'unmeasured', reason: failed }
  // A trial that cannot be prepared is another matter: there the revert is to blame.
  const unprepared = controls.map(({ end }) => end).find((end) => end.kind === 'prepare-failed')
  return unprepared && { verdict: 'unmeasured', reason: { ...unprepared, when: 'control' } }
}

/** Trials of one verdict are one verdict; trials of several are flaky, whatever the majority says. */
function agreed(judgements: readonly Judgement[]): Judgement {
  const [first] = judgements
  const seen = VERDICTS.filter((verdict) => judgements.some((judgement) => judgement.verdict === verdict))
  if (!first) {
    return { verdict: 'unmeasured', reason: { kind: 'runner-failed', detail: 'no trial was run' }, alsoNoticedBy: [] }
  }
  // @teeth trials-that-disagree-are-flaky: trials disagree, with what each showed
  //   test: test/unit/judge/no-evidence.test.ts > flaky
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

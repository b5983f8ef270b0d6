/** What a proof shows about a mutant: whoever goes red because of it has noticed, whatever the failure says. */

import { withoutRed } from '../diff/without-red.ts'
import { judge } from '../judge/judge.ts'
import type { MutantVerdict } from '../model/sweep.ts'
import type { Judgement, Proof, Reason, ReasonKind } from '../model/verdict.ts'

/** Red because of the mutant, and not by a test's own claim: a guard wants more, a mutant is noticed. */
const NOTICED: readonly ReasonKind[] = [
  'kind-does-not-count',
  'module-did-not-load',
  'hook-failed',
  'unhandled-error',
  'worker-died',
  'premise-broken',
]

/** `bites` where it is noticed or hangs the tests, with the reason kept. */
export function judgeMutant(proof: Proof, naming: 'usual' | 'strict'): Judgement {
  const guard: Proof['guard'] = { ...proof.guard, fails: ['assertion', 'snapshot', 'throw'] }
  const judgement = judge(withoutRed({ ...proof, guard }), { naming })
  const { verdict, reason } = judgement
  // @teeth red-is-noticed: a mutant that breaks a hook or the import is noticed
  //   test: test/unit/sweep/judge-mutant.test.ts
  //   revert: condition false
  if (verdict === 'incidental' && NOTICED.includes(reason.kind)) return { ...judgement, verdict: 'bites' }
  return isHang(reason) ? { ...judgement, verdict: 'bites' } : judgement
}

/** What one trial shows. `silent`: its tests say nothing without the mutant either. */
export function trialVerdict({ verdict, reason }: Judgement): MutantVerdict | 'silent' {
  switch (verdict) {
    case 'bites':
      return isHang(reason) || isTimeout(reason) ? 'timed-out' : 'killed'
    case 'toothless':
      return 'survived'
    case 'unreached':
      return 'unreached'
    case 'red-already':
      return 'silent'
    case 'unobserved':
      return reason.kind === 'test-skipped' && reason.when === 'trial' ? 'unmeasured' : 'silent'
    default:
      return 'unmeasured'
  }
}

function isHang(reason: Reason): boolean {
  return reason.kind === 'hit-the-deadline' && reason.when === 'trial'
}

/** A test that ran out of its own time tells nothing that a slow machine would not. */
function isTimeout(reason: Reason): boolean {
  return reason.kind === 'kind-does-not-count' && reason.found === 'timeout'
}

/** The first that is among them speaks: what could not be measured may have noticed. */
const STRONGEST = ['killed', 'timed-out', 'unmeasured', 'survived', 'unreached', 'silent'] as const

/** Of all trials of a mutant; undefined when there is none. */
export function strongest(verdicts: readonly (MutantVerdict | 'silent')[]): MutantVerdict | undefined {
  const found = STRONGEST.find((verdict) => verdicts.includes(verdict))
  return found === 'silent' ? 'unmeasured' : found
}

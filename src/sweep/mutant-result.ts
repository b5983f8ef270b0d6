/** What all trials of a mutant come to. */

import type { ChangeUnit } from '../diff/change-unit.ts'
import type { Outcome, Tried } from '../diff/rounds.ts'
import type { Target } from '../diff/target.ts'
import type { Mutant, MutantKiller, MutantResult, MutantTrial } from '../model/sweep.ts'
import type { Judgement, Reason } from '../model/verdict.ts'
import { strongest, trialVerdict } from './judge-mutant.ts'

type Seen = {
  readonly outcome: Outcome
  readonly more: number
  /** Test files that never come to it, so that they were not asked. */
  readonly passing: readonly Target[]
}

export function mutantResult(mutant: Mutant, unit: ChangeUnit, { outcome, more, passing }: Seen): MutantResult {
  const own = outcome.tried.filter((one) => one.unit === unit)
  const tried = own.length > 0 ? own.map(trialOf) : passing.map((target) => passed(target, mutant.file))
  const isLeftOut = outcome.leftOut.some((one) => one.unit === unit)
  const decided = decide(unit, own, { isLeftOut, file: mutant.file, isImported: passing.length > 0 })
  return { mutant: mutant.id, ...decided, tried, ...(more === 0 ? {} : { farther: more }) }
}

type Decided = Pick<MutantResult, 'verdict' | 'reason' | 'note' | 'by'>

type Left = { readonly isLeftOut: boolean; readonly isImported: boolean; readonly file: string }

function decide(unit: ChangeUnit, own: readonly Tried[], left: Left): Decided {
  const { isLeftOut } = left
  const { undo } = unit
  if (undo.kind === 'no-runtime-change')
    return { verdict: 'survived', reason: { kind: 'stayed-green' }, note: 'the code says the same before and after' }
  if (undo.kind !== 'runnable') return cannotRun(undo.detail)
  const spoken = own.map((one) => ({ one, verdict: trialVerdict(one.measured.judgement) }))
  const verdict = strongest(spoken.map((trial) => trial.verdict))
  if (verdict === undefined || (isLeftOut && verdict !== 'killed'))
    return isLeftOut ? cannotRun('it was not tried against all of its tests') : unreached(left)
  const speaker = spoken.find((trial) => trial.verdict === verdict) ?? spoken[0]
  if (speaker === undefined) return unreached(left)
  const { judgement } = speaker.one.measured
  const by = verdict === 'killed' ? killer(speaker.one, judgement) : undefined
  return { verdict, reason: judgement.reason, ...(by === undefined ? {} : { by }) }
}

function cannotRun(detail: string): Decided {
  return { verdict: 'unmeasured', reason: { kind: 'cannot-run-here', detail } }
}

function unreached({ file, isImported }: Left): Decided {
  if (isImported) return { verdict: 'unreached', reason: neverExecuted(file) }
  return { verdict: 'unreached', reason: { kind: 'never-served', file }, note: 'no test file imports it' }
}

function passed(target: Target, file: string): MutantTrial {
  return { ...target, verdict: 'unreached', reason: neverExecuted(file) }
}

function neverExecuted(file: string): Reason {
  return { kind: 'never-executed', file, site: 0 }
}

function trialOf({ target, measured }: Tried): MutantTrial {
  const verdict = trialVerdict(measured.judgement)
  return { ...target, verdict: verdict === 'silent' ? 'unmeasured' : verdict, reason: measured.judgement.reason }
}

function killer({ target }: Tried, { closest, reason }: Judgement): MutantKiller {
  if (closest === undefined) return { file: target.file, titlePath: [], kind: 'exit', message: detailOf(reason) }
  const { titlePath, kind, error } = closest
  return { file: target.file, titlePath, kind, message: error.message }
}

function detailOf(reason: Reason): string {
  return 'detail' in reason ? reason.detail : ''
}

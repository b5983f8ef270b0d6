/** What all trials of a mutant come to. */

import type { ChangeUnit } from '../diff/change-unit.ts'
import type { Outcome, Tried } from '../diff/rounds.ts'
import type { Mutant, MutantKiller, MutantResult, MutantTrial } from '../model/sweep.ts'
import type { Judgement, Reason } from '../model/verdict.ts'
import { strongest, trialVerdict } from './judge-mutant.ts'

type Seen = { readonly outcome: Outcome; readonly more: number }

export function mutantResult(mutant: Mutant, unit: ChangeUnit, { outcome, more }: Seen): MutantResult {
  const own = outcome.tried.filter((one) => one.unit === unit)
  const tried = own.map(trialOf)
  const isLeftOut = outcome.leftOut.some((one) => one.unit === unit)
  const decided = decide(unit, own, { isLeftOut, file: mutant.file })
  return { mutant: mutant.id, ...decided, tried, ...(more === 0 ? {} : { farther: more }) }
}

type Decided = Pick<MutantResult, 'verdict' | 'reason' | 'note' | 'by'>

function decide(
  unit: ChangeUnit,
  own: readonly Tried[],
  { isLeftOut, file }: { isLeftOut: boolean; file: string },
): Decided {
  const { undo } = unit
  if (undo.kind === 'no-runtime-change')
    return { verdict: 'survived', reason: { kind: 'stayed-green' }, note: 'the code says the same before and after' }
  if (undo.kind !== 'runnable') return cannotRun(undo.detail)
  const spoken = own.map((one) => ({ one, verdict: trialVerdict(one.measured.judgement) }))
  const verdict = strongest(spoken.map((trial) => trial.verdict))
  if (verdict === undefined || (isLeftOut && verdict !== 'killed'))
    return isLeftOut ? cannotRun('it was not tried against all of its tests') : unreached(file)
  const speaker = spoken.find((trial) => trial.verdict === verdict) ?? spoken[0]
  if (speaker === undefined) return unreached(file)
  const { judgement } = speaker.one.measured
  const by = verdict === 'killed' ? killer(speaker.one, judgement) : undefined
  return { verdict, reason: judgement.reason, ...(by === undefined ? {} : { by }) }
}

function cannotRun(detail: string): Decided {
  return { verdict: 'unmeasured', reason: { kind: 'cannot-run-here', detail } }
}

function unreached(file: string): Decided {
  return { verdict: 'unreached', reason: { kind: 'never-served', file }, note: 'no test file imports it' }
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

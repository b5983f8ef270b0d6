/** The first line of a report on a sweep: what came out, in one sentence. */

import type { SweepLedger, SweptMutant } from '../model/sweep-ledger.ts'
import { count } from './count.ts'

export function sweepAnswer(ledger: SweepLedger): string {
  const { mutants, score, counts, exitCode, of } = ledger
  const open = mutants.filter(isOpen).length
  const wrong = mutants.filter(({ isMisjudged }) => isMisjudged).length
  const clauses = [
    score.confirmed.valid === 0
      ? 'nothing was mutated'
      : noticed(open, of === 'exports' ? 'exported function' : 'mutant'),
    ...(wrong === 0 ? [] : [`StrykerJS was wrong about ${wrong}`]),
    ...(counts.unmeasured === 0 ? [] : [`${counts.unmeasured} could not be measured`]),
  ]
  return (exitCode === 130 ? 'Interrupted: ' : '') + clauses.join('; ')
}

function isOpen({ result, waiver }: SweptMutant): boolean {
  if (waiver?.holds === true) return false
  return result.verdict === 'survived' || result.verdict === 'unreached'
}

function noticed(open: number, what: string): string {
  return open === 0 ? `every ${what} is noticed` : `${count(open, what)} that no test notices`
}

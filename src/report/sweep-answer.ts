/** The first line of a report on a sweep: what came out, in one sentence. */

import type { SweepLedger, SweptMutant } from '../model/sweep-ledger.ts'
import { count } from './count.ts'

export function sweepAnswer(ledger: SweepLedger): string {
  const { mutants, counts, exitCode } = ledger
  const open = mutants.filter(isOpen).length
  const wrong = mutants.filter(({ isMisjudged }) => isMisjudged).length
  const clauses = [
    answer(ledger, open),
    ...(wrong === 0 ? [] : [`StrykerJS was wrong about ${wrong}`]),
    ...(counts.unmeasured === 0 ? [] : [`${counts.unmeasured} could not be measured`]),
  ]
  return (exitCode === 130 ? 'Interrupted: ' : '') + clauses.join('; ')
}

function isOpen({ result, waiver }: SweptMutant): boolean {
  if (waiver?.holds === true) return false
  return result.verdict === 'survived' || result.verdict === 'unreached'
}

/** Never reassuring about what was not tried. */
function answer({ of, score, leftOut, report }: SweepLedger, open: number): string {
  const what = of === 'exports' ? 'exported function' : 'mutant'
  if (Object.keys(report.files).length === 0) return 'nothing was mutated'
  // @teeth untried-is-not-noticed: the answer does not say that every mutant is noticed where some were not tried
  //   test: test/unit/report/sweep-terminal.test.ts
  //   revert: condition false
  if (open === 0 && leftOut.mutants > 0)
    return `${count(leftOut.mutants, what)} ${leftOut.mutants === 1 ? 'was' : 'were'} not tried`
  if (open === 0 && score.confirmed.valid === 0) return `nothing can be said of any ${what}`
  if (open === 0) return `every ${what} is noticed`
  // @teeth an-answer-has-its-whole: the answer says of how many mutants no test notices these
  //   test: test/unit/report/sweep-terminal.test.ts
  //   was: return `${open} ${what}s ${open === 1 ? 'is' : 'are'} noticed by no test`
  return `${open} of ${count(score.confirmed.valid, what)} ${open === 1 ? 'is' : 'are'} noticed by no test`
}

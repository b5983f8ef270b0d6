/** The first line of every report: what came out, in one sentence. */

import type { Ledger } from '../model/ledger.ts'
import { VERDICTS } from '../model/verdict.ts'
import { count } from './count.ts'
import { type Severity, severity } from './severity.ts'

/** `12 guards bite`, `2 of 12 guards have no teeth, 1 is stale`. Never reassuring while the exit code is not 0. */
export function answer(ledger: Ledger): string {
  return `${interruption(ledger)}${clauses(ledger).join(', ')}`
}

function interruption({ exitCode }: Ledger): string {
  if (exitCode === 130) return 'Interrupted: '
  return exitCode === 70 ? 'teeth itself failed: ' : ''
}

function clauses(ledger: Ledger): readonly string[] {
  const problems = ledger.problems.length === 0 ? [] : [count(ledger.problems.length, 'problem')]
  const said = [...problems, ...guardClauses(ledger), ...untried(ledger)]
  return said.length === 0 ? ['no guard was selected'] : said
}

function guardClauses(ledger: Ledger): readonly string[] {
  const total = VERDICTS.reduce((sum, verdict) => sum + ledger.counts[verdict], 0)
  const toothless = tally(ledger, 'toothless')
  const stale = tally(ledger, 'stale')
  const unmeasured = tally(ledger, 'unmeasured')
  const counted = [
    { number: toothless, says: toothless === 1 ? 'has no teeth' : 'have no teeth' },
    { number: stale, says: stale === 1 ? 'is stale' : 'are stale' },
    { number: unmeasured, says: 'could not be measured' },
  ].filter(({ number }) => number > 0)
  // @teeth never-reassuring: the answer says that guards bite only when every one does
  //   test: test/unit/report/answer.test.ts > the answer > says that guards bite only when every one does: not with %s
  //   revert: remove
  if (counted.length > 0) return counted.map(({ number, says }, index) => `${subject(number, total, index)} ${says}`)
  return total === 0 ? [] : [`${count(total, 'guard')} ${total === 1 ? 'bites' : 'bite'}`]
}

/** Only the first clause names the whole; the others are heard against it. */
function subject(number: number, total: number, index: number): string {
  if (index > 0) return String(number)
  return total === 1 ? '1 guard' : `${number} of ${count(total, 'guard')}`
}

function untried({ notStarted }: Ledger): readonly string[] {
  if (notStarted === 0) return []
  return [`${notStarted} ${notStarted === 1 ? 'was' : 'were'} not tried`]
}

function tally({ counts }: Ledger, wanted: Severity): number {
  return VERDICTS.filter((verdict) => severity(verdict) === wanted).reduce((sum, verdict) => sum + counts[verdict], 0)
}

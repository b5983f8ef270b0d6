/** Where a ledger from a file says two things at once: the first line of every report is made of its counts. */

import { type DiffLedger, UNIT_VERDICTS } from '../model/diff-ledger.ts'
import type { Ledger } from '../model/ledger.ts'
import { VERDICTS } from '../model/verdict.ts'

/** A part of a sentence; undefined when there is none. */
export function proofContradiction({ counts, guards, exitCode, problems }: Ledger): string | undefined {
  // @teeth counts-are-counted: a ledger whose counts are not those of its guards is refused
  //   test: test/contract/cli/read-ledger.test.ts
  //   was: const wrong = undefined
  const wrong = VERDICTS.find(
    (verdict) => counts[verdict] !== guards.filter((guard) => guard.verdict === verdict).length,
  )
  if (wrong !== undefined) return `\`counts.${wrong}\` is ${counts[wrong]}`
  const allBite = problems.length === 0 && counts.bites === guards.length
  return exitCode === 0 && !allBite ? '`exitCode` is 0, and not every guard bites' : undefined
}

/** A part of a sentence; undefined when there is none. */
export function diffContradiction(ledger: DiffLedger): string | undefined {
  const { counts, units, tests, findings, exitCode } = ledger
  const wrong = UNIT_VERDICTS.find(
    (verdict) => counts[verdict] !== units.filter((unit) => unit.verdict === verdict).length,
  )
  if (wrong !== undefined) return `\`counts.${wrong}\` is ${counts[wrong]}`
  const ids = new Set(units.map(({ id }) => id))
  const isLost = findings.some(
    (finding) =>
      (finding.kind === 'unnoticed-unit' && !ids.has(finding.unit)) ||
      (finding.kind === 'test-passes-either-way' && tests[finding.test] === undefined),
  )
  if (isLost) return 'a finding is about what is not in it'
  return exitCode === 0 && findings.length > 0 ? '`exitCode` is 0, and there are findings' : undefined
}

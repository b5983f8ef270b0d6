/** The exit code of a diff, told from what it found. */

import type { DiffFinding, DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import type { ExitCode } from '../model/ledger.ts'

export type Findings = {
  readonly units: readonly DiffUnit[]
  readonly tests: readonly DiffTest[]
  readonly findings: readonly DiffFinding[]
  readonly wasInterrupted: boolean
}

/** 130 before 4, 4 before 1: what was not measured is never passed over. */
export function diffExitCode({ units, tests, findings, wasInterrupted }: Findings): ExitCode {
  if (wasInterrupted) return 130
  // @teeth the-unmeasured-comes-first: is 4 for what was not measured or not tried, whatever else was found
  //   test: test/unit/diff/small-decisions.test.ts > the exit code > is 4 for what was not measured or not tried, whatever else was found
  //   revert: remove
  if (units.some(isOpen) || tests.some(({ verdict }) => verdict === 'unmeasured')) return 4
  if (findings.length > 0) return 1
  return isUnshown(units) ? 4 : 0
}

/** What was run broke for other reasons, and nothing of it was noticed: that says nothing about the change. */
function isUnshown(units: readonly DiffUnit[]): boolean {
  const ran = units.filter(({ tried }) => tried.length > 0)
  return ran.length > 0 && ran.every(({ verdict }) => verdict === 'incidental')
}

function isOpen({ verdict }: DiffUnit): boolean {
  return verdict === 'unmeasured' || verdict === 'not-tried'
}

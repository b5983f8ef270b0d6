/** Which units and tests of a change belong together in a report. */

import type { DiffLedger, DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import { isUnnoticed, partsOf } from './diff-answer.ts'

export type DiffGroups = {
  /** Nothing can be said of them: not measured, or not tried. */
  readonly open: readonly DiffUnit[]
  /** They cannot be undone alone. */
  readonly stuck: readonly DiffUnit[]
  /** They would go unnoticed, and look like no change of behaviour. */
  readonly quiet: readonly DiffUnit[]
  readonly noticed: readonly DiffUnit[]
  /** Tests of the change that say nothing about it. */
  readonly silent: readonly DiffTest[]
  readonly speaking: readonly DiffTest[]
  /** New tests that pass with the old code as well, where that is a finding. */
  readonly passing: readonly DiffTest[]
}

export function diffGroups(ledger: DiffLedger): DiffGroups {
  const { units, tests, findings } = ledger
  const parts = partsOf(ledger)
  return {
    open: units.filter(({ verdict }) => verdict === 'unmeasured' || verdict === 'not-tried'),
    stuck: parts.filter(({ verdict }) => verdict === 'incidental' || verdict === 'not-runnable'),
    quiet: parts.filter((unit) => !isUnnoticed(unit) && unit.looks !== undefined && unit.verdict !== 'noticed'),
    noticed: units.filter(({ verdict }) => verdict === 'noticed'),
    silent: tests.filter(saysNothing),
    speaking: tests.filter((test) => !saysNothing(test)),
    passing: findings.flatMap((finding) => {
      const test = finding.kind === 'test-passes-either-way' ? tests[finding.test] : undefined
      return test === undefined ? [] : [test]
    }),
  }
}

function saysNothing({ verdict }: DiffTest): boolean {
  return verdict === 'cannot-load' || verdict === 'unmeasured' || verdict === 'skipped'
}

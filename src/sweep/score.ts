/** How much of what was mutated is noticed. */

import type { StrykerReport, StrykerStatus } from '../model/sweep.ts'
import type { Score } from '../model/sweep-ledger.ts'

/** Source: the metrics of the mutation testing report schema. Errors and what was ignored count neither way. */
const DETECTED: readonly StrykerStatus[] = ['Killed', 'Timeout']
const UNDETECTED: readonly StrykerStatus[] = ['Survived', 'NoCoverage']

export function scoreOf({ files }: StrykerReport): Score {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (wanted: readonly StrykerStatus[]) => statuses.filter((status) => wanted.includes(status)).length
  return { detected: count(DETECTED), valid: count(DETECTED) + count(UNDETECTED) }
}

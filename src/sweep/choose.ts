/** Which mutants are tried again in lanes: all that Stryker did not see killed, and some of those it did. */

import type { Mutant, StrykerStatus } from '../model/sweep.ts'
import { isDrawn } from './is-drawn.ts'
import type { SweepRequest } from './sweep-request.ts'

export type Chosen = {
  /** In the order they came in. */
  readonly mutants: readonly Mutant[]
  /** Ids of those that Stryker had killed. */
  readonly sampled: ReadonlySet<string>
}

/** What Stryker could not tell, or told as a weakness of the tests. */
const OPEN: readonly StrykerStatus[] = ['Survived', 'NoCoverage', 'Timeout', 'RuntimeError', 'Pending']

export function choose(mutants: readonly Mutant[], { share, seed }: SweepRequest['sample']): Chosen {
  const killed = mutants.filter(({ id, status }) => status === 'Killed' && isDrawn(id, share, seed))
  const sampled = new Set(killed.map(({ id }) => id))
  return { mutants: mutants.filter((mutant) => isOpen(mutant) || sampled.has(mutant.id)), sampled }
}

/** A kill without a test that ended is none. */
function isOpen({ status, testsCompleted }: Mutant): boolean {
  return OPEN.includes(status) || (status === 'Killed' && testsCompleted === 0)
}

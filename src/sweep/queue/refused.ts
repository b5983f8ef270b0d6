/** Why a machine does not take part in a sweep. */

import { TeethError } from '../../errors/teeth-error.ts'
import type { SweepTerms } from '../../model/sweep-queue.ts'
import { stateDifferences } from './state-differences.ts'

/** `own` and `other` differ. */
export function refused(address: string, own: SweepTerms, other: SweepTerms): TeethError {
  const differences = stateDifferences(own, other).join('; ')
  return new TeethError('queue-of-another-state', `the sweep at ${address} is of another state: ${differences}`)
}

export function changedMeanwhile(own: SweepTerms, now: SweepTerms): TeethError {
  const differences = stateDifferences(now, own).join('; ')
  return new TeethError(
    'queue-of-another-state',
    `the tree has changed while a batch was tried, which was given back: ${differences}`,
  )
}

export function busy(address: string): TeethError {
  return new TeethError('queue-busy', `another sweep is at work at ${address}`)
}

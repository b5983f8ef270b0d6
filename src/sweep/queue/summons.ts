/** What a worker does next, from what the queue says. */

import type { SweepNotice, SweepTerms } from '../../model/sweep-queue.ts'
import { stateDifferences } from './state-differences.ts'

export type Summons =
  | { readonly kind: 'work' }
  | { readonly kind: 'wait' }
  /** The sweep that it worked for has ended. */
  | { readonly kind: 'over' }
  /** Nobody has waited for anything for long. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'refused'; readonly by: SweepTerms }

export type Waiting = {
  /** Whether a sweep of the own state was there before. */
  readonly wasThere: boolean
  /** How long nobody has waited for a result, and no batch was there. Milliseconds. */
  readonly aloneMs: number
}

/** How long before the first sweep a worker may be started, and how long after the last it stays. Milliseconds. */
export const MOST_ALONE = 10 * 60_000

export function summons(notice: SweepNotice | undefined, own: SweepTerms, { wasThere, aloneMs }: Waiting): Summons {
  if (notice !== undefined && stateDifferences(own, notice).length === 0) {
    return aloneMs > MOST_ALONE ? { kind: 'alone' } : { kind: 'work' }
  }
  if (wasThere) return { kind: 'over' }
  // What a sweep left that was broken off long ago refuses nobody: the next one takes its place.
  // @teeth another-state-is-refused: a worker of another state is refused while that sweep goes on
  //   test: test/unit/sweep/queue/summons.test.ts
  //   revert: condition false
  if (notice?.isAttended === true) return { kind: 'refused', by: notice }
  return aloneMs > MOST_ALONE ? { kind: 'alone' } : { kind: 'wait' }
}

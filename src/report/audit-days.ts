/** For how long a guard has been proven, from the first of its proofs to the last. */

import type { AuditedGuard } from '../model/history.ts'

const DAY_MS = 86_400_000

/** Whole days; undefined for a guard that does not bite. */
export function provenDays({ provenSince, lastProven }: AuditedGuard): number | undefined {
  if (provenSince === undefined || lastProven === undefined) return undefined
  return Math.floor((Date.parse(lastProven.at) - Date.parse(provenSince)) / DAY_MS)
}

/** The longest proven first, those that do not bite last. */
export function longestProvenFirst(guards: readonly AuditedGuard[]): readonly AuditedGuard[] {
  return guards.toSorted((one, other) => ((one.provenSince ?? '9') < (other.provenSince ?? '9') ? -1 : 1))
}

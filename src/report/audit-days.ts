/** For how long a guard has been proven, from the first of its proofs to the last. */

import type { AuditedGuard } from '../model/history.ts'
import { count } from './count.ts'

const DAY_MS = 86_400_000

/** `60 days`; a dash for a guard that does not bite. */
export function provenText(guard: AuditedGuard): string {
  const days = provenDays(guard)
  if (days === undefined) return '–'
  return days === 0 ? 'less than a day' : count(days, 'day')
}

function provenDays({ provenSince, lastProven }: AuditedGuard): number | undefined {
  if (provenSince === undefined || lastProven === undefined) return undefined
  return Math.floor((Date.parse(lastProven.at) - Date.parse(provenSince)) / DAY_MS)
}

/** The longest proven first, those that do not bite last. */
export function longestProvenFirst(guards: readonly AuditedGuard[]): readonly AuditedGuard[] {
  const since = ({ provenSince = '9' }: AuditedGuard) => provenSince
  return guards.toSorted((one, other) => (since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : 0))
}

/** For how long a guard has been proven, from the first of its proofs to the last. */

import type { AuditedGuard } from '../model/history.ts'
import { count } from './count.ts'

const DAY_MS = 86_400_000

/** `60 days`; a dash for a guard that does not bite. */
export function provenText(guard: AuditedGuard): string {
  const ms = provenMs(guard)
  if (ms === undefined) return '–'
  return ms < DAY_MS ? 'less than a day' : count(Math.floor(ms / DAY_MS), 'day')
}

/** The longest proven first, those that do not bite last. */
export function longestProvenFirst(guards: readonly AuditedGuard[]): readonly AuditedGuard[] {
  // @teeth the-longest-proven-first: the longest proven comes first, whoever was first proven
  //   test: test/unit/report/audit-days.test.ts
  //   was: const length = ({ provenSince }: AuditedGuard) => -Date.parse(provenSince ?? '9999-01-01')
  const length = (guard: AuditedGuard) => provenMs(guard) ?? -1
  return guards.toSorted((one, other) => length(other) - length(one))
}

function provenMs({ provenSince, lastProven }: AuditedGuard): number | undefined {
  if (provenSince === undefined || lastProven === undefined) return undefined
  return Date.parse(lastProven.at) - Date.parse(provenSince)
}

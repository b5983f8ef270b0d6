/** When each guard was last seen to bite. */

import type { AuditEnd } from '../model/history.ts'
import type { History } from './read-history.ts'

export function lastProvenIn({ lines }: History): ReadonlyMap<string, AuditEnd> {
  return new Map(
    lines.flatMap(({ at, commit, guards }) => {
      const end = commit === undefined ? { at } : { at, commit }
      return [...guards].filter(([, { verdict }]) => verdict === 'bites').map(([id]) => [id, end] as const)
    }),
  )
}

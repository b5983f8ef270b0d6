/** The first line of an audit: what became of the guards, in one sentence. */

import type { Audit } from '../model/history.ts'
import { count } from './count.ts'

/** `1 guard lost, 2 added, of 12 guards now`. */
export function auditAnswer({ lost, removed, healed, added, changed, guards }: Audit): string {
  const told = [
    { number: lost.length, what: 'lost' },
    { number: removed.length, what: 'removed' },
    { number: healed.length, what: 'healed' },
    { number: changed.length, what: 'changed' },
    { number: added.length, what: 'added' },
  ].filter(({ number }) => number > 0)
  const clauses = told.map(({ number, what }, index) => `${index === 0 ? count(number, 'guard') : number} ${what}`)
  const of = `of ${count(guards.length, 'guard')}`
  return clauses.length === 0 ? `Nothing changed ${of}` : `${clauses.join(', ')}, ${of} now`
}

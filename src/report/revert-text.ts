/** How a revert is said on one line: as its annotation says it. */

import { assertNever } from '../model/assert-never.ts'
import type { RevertSpec } from '../model/revert.ts'

/** `was: return rows`, `revert: swap a => b`. As long as the annotation is; cut and neutralised by whoever shows it. */
export function revertText(revert: RevertSpec): string {
  switch (revert.kind) {
    case 'was':
      return `was: ${revert.code}`
    case 'remove':
      return 'revert: remove'
    case 'condition':
      return `revert: condition ${revert.expression}`
    case 'unwrap':
      return revert.side === undefined ? 'revert: unwrap' : `revert: unwrap ${revert.side}`
    case 'body':
      return `revert: body ${revert.code}`
    case 'swap':
      return `revert: swap ${revert.all ? 'all ' : ''}${revert.from} => ${revert.to}`
    case 'from':
      return `revert: from ${revert.ref}`
    case 'with':
      return `revert: with ${revert.module}#${revert.name}`
    default:
      return assertNever(revert)
  }
}

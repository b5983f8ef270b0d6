/** Of failures that do not count the most telling kind, and what to say of it. */

import { assertNever } from '../model/assert-never.ts'
import type { FailureKind, Reason } from '../model/verdict.ts'

/** The most telling first: what shows that the revert broke the code rather than changed what it does. */
const TELLING: readonly FailureKind[] = [
  'premise',
  'load',
  'reference',
  'syntax',
  'exit',
  'fixture',
  'hook',
  'unhandled',
  'timeout',
  'types',
  'snapshot',
  'throw',
  'assertion',
]

/** Undefined when nothing failed. */
export function mostTelling(found: readonly FailureKind[]): FailureKind | undefined {
  return TELLING.find((kind) => found.includes(kind))
}

/** Why a failure of a kind that does not count is incidental. */
export function reasonFor(found: FailureKind, counted: readonly FailureKind[]): Reason {
  switch (found) {
    case 'load':
      return { kind: 'module-did-not-load' }
    case 'fixture':
    case 'hook':
      return { kind: 'hook-failed' }
    case 'unhandled':
      return { kind: 'unhandled-error' }
    case 'assertion':
    case 'snapshot':
    case 'throw':
    case 'timeout':
    case 'types':
    case 'reference':
    case 'syntax':
    case 'exit':
    case 'premise':
      return { kind: 'kind-does-not-count', found, counted }
    default:
      return assertNever(found)
  }
}

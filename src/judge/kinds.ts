/** What kind of failure an error is, told from its whole shape, its stack and its phase: names alone do not tell. */

import type { ErrorFact } from '../model/run.ts'
import type { FailureKind } from '../model/verdict.ts'
import { phaseOf } from './phase.ts'
import { isAssertion, isReference, isSnapshot, isUnloadable, reasonsOf } from './shapes.ts'

type Row = { readonly kind: FailureKind; readonly holds: (error: ErrorFact) => boolean }

/**
 * The first row that holds decides. What the runner itself throws comes before the phases, as a time-out is thrown
 * in none; the phases come before the shapes, as an assertion of a hook says nothing about the test's own body.
 */
const ROWS: readonly Row[] = [
  { kind: 'premise', holds: (error) => reasonsOf(error).some((reason) => reason.premise !== undefined) },
  { kind: 'timeout', holds: (error) => isTimeout(error, 'Test') },
  { kind: 'hook', holds: (error) => isTimeout(error, 'Hook') },
  { kind: 'exit', holds: (error) => error.message.startsWith('process.exit unexpectedly called with ') },
  { kind: 'types', holds: (error) => error.name === 'TypeCheckError' },
  { kind: 'load', holds: (error) => error.phase === 'load' || isUnloadable(error) },
  // @teeth a-hook-is-no-body: an assertion in a hook is a failing hook
  //   test: test/unit/judge/kinds.test.ts
  //   revert: remove
  { kind: 'hook', holds: (error) => phaseOf(error) === 'hook' },
  { kind: 'fixture', holds: (error) => phaseOf(error) === 'fixture' },
  { kind: 'unhandled', holds: (error) => error.phase === 'outside' },
  // @teeth a-missing-name-is-seen-through: a name that does not exist is seen through an error around it
  //   test: test/unit/judge/kinds.test.ts
  //   revert: remove
  { kind: 'reference', holds: isReference },
  { kind: 'snapshot', holds: (error) => reasonsOf(error).some(isSnapshot) },
  { kind: 'assertion', holds: (error) => reasonsOf(error).some(isAssertion) },
  { kind: 'syntax', holds: (error) => unwrapped(error).name === 'SyntaxError' },
]

/** The kind of one error. Total: what fits no row was thrown. */
export function kindOf(error: ErrorFact): FailureKind {
  return ROWS.find((row) => row.holds(error))?.kind ?? 'throw'
}

/** Vitest 5 has names for these; before it they are plain errors and only the message, which did not change, tells. */
function isTimeout(error: ErrorFact, of: 'Test' | 'Hook'): boolean {
  if (error.name === `${of}TimeoutError`) return true
  return error.name === 'Error' && new RegExp(`^${of} timed out in \\d+ms\\.`).test(error.message)
}

/** `expect.poll` of Vitest 3.2 throws its own error and keeps what happened as the cause. */
function unwrapped(error: ErrorFact): ErrorFact {
  return (error.message === 'Matcher did not succeed in time.' && error.cause) || error
}

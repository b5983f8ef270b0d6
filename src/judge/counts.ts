/** Which kinds of failure speak for a guard. */

import type { Guard } from '../model/guard.ts'
import type { FailedTest, FailureKind } from '../model/verdict.ts'
import { phaseOf } from './phase.ts'

export type Strictness = 'usual' | 'strict'

/**
 * The kinds that count: what `fails:` says, else assertions only when strict, else assertions, snapshots and what the
 * test's own body threw. Who asks for `throw` by name also gets the SyntaxError that `JSON.parse` throws; a
 * ReferenceError never counts, as it is the mark of a broken revert.
 */
export function countedKinds(guard: Guard, naming: Strictness): readonly FailureKind[] {
  if (guard.fails) return guard.fails.includes('throw') ? [...guard.fails, 'syntax'] : guard.fails
  return naming === 'strict' ? ['assertion'] : ['assertion', 'snapshot', 'throw']
}

/** Assertions, snapshots and what the runner itself throws are known by their shape; an error must come from the body. */
export function counts({ kind, error }: FailedTest, counted: readonly FailureKind[]): boolean {
  if (!counted.includes(kind)) return false
  // @teeth only-the-body-throws: thrown who knows where
  //   test: test/unit/judge/judge.test.ts > incidental
  //   names: the failure does not count: throw
  //   was: return true
  return (kind !== 'throw' && kind !== 'syntax') || phaseOf(error) === 'body'
}

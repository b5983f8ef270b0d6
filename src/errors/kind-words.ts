/** How a sentence calls each kind of failure. */

import type { FailureKind } from '../model/verdict.ts'

export const KIND_WORDS = {
  assertion: 'an assertion',
  snapshot: 'a snapshot mismatch',
  throw: 'an error thrown in the test',
  timeout: 'a time-out',
  types: 'a type error',
  reference: 'a `ReferenceError`',
  syntax: 'a `SyntaxError`',
  hook: 'a failing hook',
  fixture: 'a failing fixture',
  premise: 'a broken premise',
  load: 'a module that does not load',
  unhandled: 'an unhandled error',
  exit: 'a call of `process.exit`',
} as const satisfies Record<FailureKind, string>

/** Several kinds as one phrase: `an assertion, a snapshot mismatch or an error thrown in the test`. */
export function anyOf(kinds: readonly FailureKind[]): string {
  const words = kinds.map((kind) => KIND_WORDS[kind])
  const last = words.at(-1) ?? 'no failure'
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last
}

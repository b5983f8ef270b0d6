/** The closed lists of the model as values, for whoever checks what was read from outside. */

import type { CountableKind } from '../model/guard.ts'
import type { ProblemCode } from '../model/problem.ts'
import type { StaleReason } from '../model/revert.ts'
import type { FailureKind } from '../model/verdict.ts'

export const COUNTABLE_KINDS = [
  'assertion',
  'snapshot',
  'throw',
  'timeout',
  'types',
] as const satisfies readonly CountableKind[]

export const FAILURE_KINDS = [
  ...COUNTABLE_KINDS,
  'reference',
  'syntax',
  'hook',
  'fixture',
  'premise',
  'load',
  'unhandled',
  'exit',
] as const satisfies readonly FailureKind[]

export const STALE_REASONS = [
  'changes-nothing',
  'does-not-parse',
  'rule-does-not-fit',
  'matches-nothing',
  'matches-several',
  'sites-overlap',
  'file-changed',
  'ref-gone',
  'function-failed',
] as const satisfies readonly StaleReason[]

export const PROBLEM_CODES = [
  'annotation-syntax',
  'bad-id',
  'no-behaviour',
  'duplicate-id',
  'unknown-key',
  'repeated-key',
  'empty-value',
  'no-test',
  'test-file-missing',
  'test-outside-root',
  'site-outside-root',
  'no-revert',
  'several-reverts',
  'bad-revert',
  'unsupported-revert',
  'bad-names',
  'bad-kind',
  'no-site',
  'unparsable-file',
  'also-without-guard',
  'also-with-other-keys',
  'mutants-module-failed',
  'mutants-not-a-guard',
  'unknown-layer',
  'ambiguous-layer',
  'test-not-in-any-layer',
] as const satisfies readonly ProblemCode[]

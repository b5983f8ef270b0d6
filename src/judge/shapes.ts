/** The marks by which the errors of assertion libraries, snapshots, loaders and broken code are known. */

import type { ErrorFact } from '../model/run.ts'

/** Causes may go on for ever in hostile data; nobody wraps deeper than this. */
const DEEPEST = 8

/** Names under which assertion libraries throw (chai, node:assert, should, uvu, Jest's expect, unexpected). */
const ASSERTION_NAMES = /^(?:AssertionError(?: \[ERR_ASSERTION\])?|Assertion|JestAssertionError|UnexpectedError)$/

/** Own keys that a mere name does not bring along. */
const ASSERTION_KEYS = ['ok', 'operator', 'showDiff', 'generatedMessage', 'matcherResult', '_isUnexpected']

/** What the runner says when the assertions themselves, not a matcher, are what failed. */
const ASSERTION_MESSAGES = [
  /^expected number of assertions to be \d+, but got \d+$/,
  /^expected any number of assertion, but got none$/,
  /^Expect test to fail$/,
]

/** The error, its causes and its inner errors, outermost first. */
export function reasonsOf(error: ErrorFact, deepest: number = DEEPEST): readonly ErrorFact[] {
  if (deepest === 0) return []
  const causes = error.cause ? [error.cause, ...error.inner] : error.inner
  return [error, ...causes.flatMap((cause) => reasonsOf(cause, deepest - 1))]
}

/** An assertion of any library. A forged name without any of the marks is none. */
export function isAssertion(error: ErrorFact): boolean {
  const { keys } = error
  if (error.code === 'ERR_ASSERTION' || keys.includes('matcherResult')) return true
  const hasBothSides = keys.includes('actual') && keys.includes('expected')
  if (error.name === 'Error') return hasBothSides || ASSERTION_MESSAGES.some((message) => message.test(error.message))
  if (!ASSERTION_NAMES.test(error.name ?? '')) return false
  // @teeth a-forged-name-is-no-assertion: a forged name is no assertion
  //   test: test/unit/judge/kinds.test.ts
  //   was: return true
  return hasBothSides || keys.some((key) => ASSERTION_KEYS.includes(key))
}

/** A snapshot of any sort that differs, or that is missing while none may be written. A message of the test's own may come first. */
export function isSnapshot(error: ErrorFact): boolean {
  if (error.name !== 'Error' || !error.keys.includes('actual') || !error.keys.includes('expected')) return false
  return /(?:^|: )Snapshot (?:`[\s\S]*` |properties )?mismatched/.test(error.message)
}

/** A module that cannot be found or read: a loader says so, and a revert that asks for what is gone is no old behaviour. */
export function isUnloadable(error: ErrorFact): boolean {
  if (error.keys.includes('__vitest_rollup_error__')) return true
  // @teeth what-require-cannot-find: a module that require cannot find is a failure to load
  //   test: test/unit/judge/kinds.test.ts
  //   revert: remove
  if (error.code === 'MODULE_NOT_FOUND' && error.message.startsWith('Cannot find module ')) return true
  if (/^(?:Transform failed with \d|Failed to load url )/.test(error.message)) return true
  return (
    error.code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find (?:module|package) .* imported from /.test(error.message)
  )
}

/** A name that does not exist, also when a matcher caught the error and reports it: code that is broken, not old. */
export function isReference(error: ErrorFact): boolean {
  return reasonsOf(error).some((reason) => reason.name === 'ReferenceError' || caughtReference(reason))
}

function caughtReference({ name, message, actual = '' }: ErrorFact): boolean {
  if (name !== 'AssertionError') return false
  if (/^expected .* to throw /s.test(message)) return /^['"]?[\w$]+ is not defined['"]?$/.test(actual)
  return /^expected .* (?:to not throw|to be instance of) /s.test(message) && /^['"[]?ReferenceError\b/.test(actual)
}

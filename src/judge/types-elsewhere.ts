/** Errors of types that stand outside of every intended test, and what they leave of the tests' own. */

import type { Guard } from '../model/guard.ts'
import type { FailedTest } from '../model/verdict.ts'
import { closest } from './closest.ts'
import type { Finding } from './control.ts'
import type { Seen } from './seen.ts'

/**
 * What the checker cannot find, or cannot read, is any type to it, and what is built on that fails or passes for no
 * reason of its own: names, members of modules, modules, and syntax.
 */
const UNKNOWN = /^TS(?:1\d{3}|2304|2305|2306|2307|2503|2552|2614|2694|2724|2792|7016)$/

/** Beside these no failure of a test can be believed: around it, in what was reverted, or of a thing that is gone. */
export function typesBroken(seen: Seen): Finding | undefined {
  return elsewhere(seen, [...seen.around, ...seen.outside.filter((failure) => breaks(failure, guardOf(seen)))])
}

/** The others: what the old behaviour made of code that is no part of the guard. */
export function typesFailElsewhere(seen: Seen): Finding | undefined {
  return elsewhere(seen, seen.outside)
}

function elsewhere(seen: Seen, failures: readonly FailedTest[]): Finding | undefined {
  const quote = closest(
    failures.filter(({ kind }) => kind === 'types'),
    guardOf(seen),
  )
  const file = quote?.error.place?.file
  if (quote === undefined || file === undefined) return undefined
  return { verdict: 'incidental', reason: { kind: 'types-fail-elsewhere', file }, closest: quote }
}

function guardOf({ question }: Seen): Guard {
  return question.proof.guard
}

function breaks({ error: { code = '', place } }: FailedTest, { sites }: Guard): boolean {
  // @teeth old-types-check-by-themselves: a revert that does not pass the type check itself is no old behaviour
  //   test: test/unit/judge/types.test.ts
  //   revert: remove
  if (sites.some(({ file }) => file === place?.file)) return true
  // @teeth what-is-gone-has-any-type: what is gone elsewhere has any type, and proves nothing
  //   test: test/unit/judge/types.test.ts
  //   was:  return false
  return UNKNOWN.test(code)
}

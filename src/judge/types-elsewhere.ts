/** Errors of types beside which a failing test proves nothing, and those that stand in none of the intended tests. */

import type { Guard } from '../model/guard.ts'
import type { FailedTest } from '../model/verdict.ts'
import { closest } from './closest.ts'
import type { Finding } from './control.ts'
import type { Seen } from './seen.ts'

/**
 * What the checker cannot find is any type to it, and what is built on that fails or passes for no reason of its own:
 * names, members of modules, and modules.
 */
const UNKNOWN = /^TS(?:2304|2305|2306|2307|2459|2460|2503|2552|2614|2694|2724|2792|7016)$/

/** What it cannot read is gone for it as well. In a test the same numbers have errors of the checker's own. */
const SYNTAX = /^TS1\d{3}$/

/** Beside these no failure of a test can be believed: around it, in what was reverted, or of a thing that is gone. */
export function typesBroken(seen: Seen): Finding | undefined {
  // @teeth ignored-types-break-as-well: what is broken breaks a proof also where the configuration ignores it
  //   test: test/unit/judge/types.test.ts
  //   was: const others = seen.outside
  const others = [...seen.outside, ...seen.ignored]
  return quoting(seen, [
    ...seen.around,
    ...others.filter((failure) => breaks(failure, guardOf(seen))),
    // @teeth what-a-test-misses-has-any-type: what is gone in the lines of the test has any type, and proves nothing
    //   test: test/unit/judge/types.test.ts
    //   revert: remove
    ...seen.failures.filter(({ error: { code = '' } }) => UNKNOWN.test(code)),
  ])
}

/** The others: what the old behaviour made of code that is no part of the guard. */
export function typesFailElsewhere(seen: Seen): Finding | undefined {
  return quoting(seen, seen.outside)
}

function quoting(seen: Seen, failures: readonly FailedTest[]): Finding | undefined {
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
  return UNKNOWN.test(code) || SYNTAX.test(code)
}

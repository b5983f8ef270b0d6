/** Errors of types beside which a failing test proves nothing, and those that stand in none of the intended tests. */

import type { Guard } from '../model/guard.ts'
import type { FailedTest } from '../model/verdict.ts'
import { closest } from './closest.ts'
import type { Finding } from './control.ts'
import type { Seen } from './seen.ts'

/**
 * What the checker cannot find, or finds to be of another kind, is any type to it, and what is built on that fails or
 * passes for no reason of its own: names, members of modules, and modules; a type where a value has to be, and a value
 * or a namespace where a type has to be.
 */
const UNKNOWN = new Set(
  [
    [2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 2867, 2868],
    [2305, 2459, 2460, 2595, 2596, 2597, 2613, 2614, 2616, 2617, 2694, 2724],
    [2306, 2307, 2732, 2792, 2834, 2835, 6142, 7016],
    [2693, 2702, 2708, 2709, 2749],
  ].flatMap((numbers) => numbers.map((number) => `TS${number}`)),
)

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
    ...seen.failures.filter(({ error: { code = '' } }) => UNKNOWN.has(code)),
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
  return UNKNOWN.has(code) || SYNTAX.test(code)
}

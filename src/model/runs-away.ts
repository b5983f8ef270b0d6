/** Whether a regular expression can take too long on a short text, and how long a text may be for it. */

import { type PatternCost, patternCost } from './pattern-cost.ts'

/**
 * The most of a failure's text that is looked at, in UTF-16 code units: titles come first, and a message that names
 * the behaviour does so before its diff.
 */
export const LONGEST_TEXT = 20_000

/** A pattern that cannot be tried on a text of this length is of no use. */
const SHORTEST_TEXT = 120

const MOST_REPEATS = 3
const MOST_SIGNS = 2_000

/** A second at most on a slow machine. */
const MOST_STEPS = 2e7

/** Why a pattern is not tried at all; undefined for one that is. Careful: harmless patterns are refused too. */
export function runsAway(source: string): string | undefined {
  const cost = patternCost(source)
  if (cost === 'endless') return 'a repeat around a repeat, or around a choice that one text can take in two ways'
  // @teeth many-repeats-in-a-row-run-away: too many repeats in a row run away
  //   test: test/unit/judge/runs-away.test.ts
  //   revert: remove
  if (cost.repeats > MOST_REPEATS) return `more than ${MOST_REPEATS} repeats without an end stand in a row`
  if (cost.size > MOST_SIGNS) return 'it is too long, its repeats counted'
  return lengthFor(cost) < SHORTEST_TEXT ? 'too many repeats and choices stand in a row' : undefined
}

/** How many UTF-16 code units of a text this pattern is tried on, so that the worst text takes a moment only. */
export function longestText(source: string): number {
  const cost = patternCost(source)
  return cost === 'endless' ? 0 : Math.min(LONGEST_TEXT, lengthFor(cost))
}

/** In a text of `n` places, `r` repeats in a row begin and end in about `n ** (r + 1) / (r + 1)!` ways. */
function lengthFor({ repeats, ways }: PatternCost): number {
  const orders = Array.from({ length: repeats + 1 }, (_, index) => index + 1).reduce((product, n) => product * n, 1)
  return Math.floor(((orders * MOST_STEPS) / ways) ** (1 / (repeats + 1)))
}

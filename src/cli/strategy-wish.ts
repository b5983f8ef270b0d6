/** The value of `--strategy`: one of a few words. */

import { TeethError } from '../errors/teeth-error.ts'
import { nearest } from '../model/nearest.ts'
import { STRATEGIES, type StrategyWish } from '../model/strategy.ts'

export const STRATEGY_WISHES = ['auto', ...STRATEGIES] as const satisfies readonly StrategyWish[]

/** Throws TeethError `usage`, with the nearest word, for any other. */
export function strategyWish(text: string): StrategyWish {
  const wish = STRATEGY_WISHES.find((known) => known === text)
  if (wish !== undefined) return wish
  const meant = nearest(text, STRATEGY_WISHES)
  const hint =
    meant === undefined
      ? `expected ${STRATEGY_WISHES.map((known) => `\`${known}\``).join(', ')}`
      : `the nearest is \`${meant}\``
  throw new TeethError('usage', `\`--strategy\` cannot be \`${text}\`; ${hint}`)
}

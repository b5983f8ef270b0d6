/** The value of `--strategy`. */

import { expect, test } from 'vitest'
import { STRATEGY_WISHES, strategyWish } from '../../../src/cli/strategy-wish.ts'
import { refusedWith } from '../../support/refused.ts'

test.each(STRATEGY_WISHES)('%s is one', (wish) => {
  expect(strategyWish(wish)).toBe(wish)
})

test('a mistyped one names the nearest', () => {
  expect(refusedWith(() => strategyWish('in_place')).message).toBe(
    '`--strategy` cannot be `in_place`; the nearest is `in-place`',
  )
})

test('another word names all', () => {
  expect(refusedWith(() => strategyWish('worktree')).message).toBe(
    '`--strategy` cannot be `worktree`; expected `auto`, `overlay`, `copy`, `in-place`',
  )
})

/** How the old behaviour gets before the tests, from the safest way to the last resort. */

/** Source: DESIGN section 5. */
export const STRATEGIES = ['overlay', 'copy', 'in-place'] as const

/** `overlay` serves it from memory, `copy` writes it into a disposable tree, `in-place` into the file itself. */
export type Strategy = (typeof STRATEGIES)[number]

/** `auto`: `overlay`, then `copy` for a guard whose module was not loaded through Vite. */
export type StrategyWish = 'auto' | Strategy

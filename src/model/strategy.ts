/** How the old behaviour gets before the tests, from the safest way to the last resort. */

/** Source: DESIGN section 5. */
export const STRATEGIES = ['overlay', 'copy', 'in-place'] as const

/** `overlay` serves it from memory, `copy` writes it into a disposable tree, `in-place` into the file itself. */
export type Strategy = (typeof STRATEGIES)[number]

/** `auto`: `overlay`, then `copy` for a guard whose module was not loaded through Vite, or whose test stayed green. */
export type StrategyWish = 'auto' | Strategy

/** How a proof was come by. */
export type Way = { readonly strategy: Strategy; readonly because?: WayReason }

/** Why it was that strategy. */
export type WayReason =
  | { readonly kind: 'asked-for' }
  | { readonly kind: 'has-a-command-to-run'; readonly command: string }
  /** Under `copy`: a type checker reads what is on disk. */
  | { readonly kind: 'checks-types' }
  /** Under `copy`: the first proof, by overlay, had not met the file. */
  | { readonly kind: 'not-through-vite'; readonly file: string }
  /** Under `copy`: by overlay the test met the file and stayed green, as it runs it from disk as well. */
  | { readonly kind: 'green-in-memory'; readonly file: string }
  /** Under `overlay`: a copy was tried too, and there the file was not met either. */
  | { readonly kind: 'nor-from-disk' }
  /** Under `overlay`: a copy was tried, and told nothing. */
  | { readonly kind: 'copy-of-no-use'; readonly detail: string }

/** The keys an annotation may have. */

export const KEYS = ['test', 'was', 'revert', 'names', 'fails', 'layer', 'prepare', 'because'] as const

export type Key = (typeof KEYS)[number]

/** Keys that say how the old behaviour is put back; a site has exactly one of them. */
export const REVERT_KEYS: readonly string[] = ['was', 'revert']

export function isKey(word: string): word is Key {
  return KEYS.some((key) => key === word)
}

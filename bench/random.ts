/** Chance that can be repeated: the same seed gives the same numbers on every machine. */

export type Random = {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
}

/** The generator known as mulberry32. */
export function random(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { between: (low, high) => low + Math.floor(next() * (high - low + 1)) }
}

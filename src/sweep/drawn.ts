/** Draws some of many, the same ones for the same seed. */

/** In their order; all of them where fewer are there. */
export function drawn<One>(all: readonly One[], count: number, seed: number): readonly One[] {
  const random = generator(seed)
  const ranked = all.map((one, index) => ({ index, one, rank: random() })).toSorted((a, b) => a.rank - b.rank)
  return ranked
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ one }) => one)
}

/** Mulberry32: good enough for a sample. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

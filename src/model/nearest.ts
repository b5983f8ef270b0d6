/** Which known word a mistyped one was most likely meant to be. */

/**
 * The known word with the fewest slips (a letter too many, too few, another, or two swapped) from `word`, compared
 * without case; undefined when none is near enough to be worth naming. The first of equals wins.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = mostSlips(word) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const slips = slipsBetween(word.toLowerCase(), candidate.toLowerCase())
    if (slips >= least) continue
    best = candidate
    least = slips
  }
  return best
}

/** Short words are near to everything, so that they are allowed one slip only. */
function mostSlips(word: string): number {
  return Math.max(1, Math.floor(word.length * 0.4))
}

/** Optimal string alignment: three rows of the usual table, as a swap looks two rows back. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

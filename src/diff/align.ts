/** Which members of two lists are the same, in the same order: the longest common subsequence. */

/** Pairs of indexes, ascending on both sides. */
export type Matches = readonly (readonly [before: number, now: number])[]

/** Above this a table would cost more than it tells; only the equal ends are matched then. */
const LARGEST_TABLE = 4_000_000

export function align(before: readonly string[], now: readonly string[]): Matches {
  const least = Math.min(before.length, now.length)
  let start = 0
  while (start < least && before[start] === now[start]) start += 1
  let end = 0
  while (end < least - start && before.at(-1 - end) === now.at(-1 - end)) end += 1
  const middle = common(before.slice(start, before.length - end), now.slice(start, now.length - end))
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...middle.map(([one, other]) => [one + start, other + start] as const),
    ...Array.from({ length: end }, (_, index) => [before.length - end + index, now.length - end + index] as const),
  ]
}

function common(before: readonly string[], now: readonly string[]): Matches {
  if (before.length * now.length > LARGEST_TABLE) return []
  const lengths = table(before, now)
  const found: (readonly [number, number])[] = []
  let [one, other] = [0, 0]
  while (one < before.length && other < now.length) {
    if (before[one] === now[other]) {
      found.push([one, other])
      one += 1
      other += 1
    } else if (lengthAt(lengths, one + 1, other) >= lengthAt(lengths, one, other + 1)) one += 1
    else other += 1
  }
  return found
}

type Table = readonly (readonly number[])[]

/** How long the longest common subsequence of what begins at both indexes is. */
function table(before: readonly string[], now: readonly string[]): Table {
  const rows: number[][] = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  )
  for (let one = before.length - 1; one >= 0; one -= 1) {
    const row = rows[one] ?? []
    for (let other = now.length - 1; other >= 0; other -= 1) {
      row[other] =
        before[one] === now[other]
          ? lengthAt(rows, one + 1, other + 1) + 1
          : Math.max(lengthAt(rows, one + 1, other), lengthAt(rows, one, other + 1))
    }
  }
  return rows
}

function lengthAt(rows: Table, one: number, other: number): number {
  return rows[one]?.[other] ?? 0
}

/** Several Markdown reports in one room: each whole where there is room for all, else each with its share. */

import { mostIn, type Room, sizeIn } from './fit-markdown.ts'

/** Told how much of the room the others take. */
export type Teller = (taken: number) => string

const GAP = '\n'

/** In their order. What one does not need of its share is for the others. */
export function fitTogether(room: Room, tellers: readonly Teller[]): string {
  const most = mostIn(room)
  const texts = new Map<Teller, string>()
  let left = most - GAP.length * tellers.length
  for (const [at, tell] of shortestFirst(tellers, room).entries()) {
    // @teeth a-share-for-each: of two reports in one comment both are told, however long the other is
    //   test: test/unit/report/fit-together.test.ts
    //   was: const share = left
    const share = Math.floor(left / (tellers.length - at))
    const text = tell(most - share)
    texts.set(tell, text)
    left -= sizeIn(room, text)
  }
  return tellers.map((tell) => texts.get(tell) ?? '').join(GAP)
}

/** One that is short leaves something of its share. */
function shortestFirst(tellers: readonly Teller[], room: Room): readonly Teller[] {
  const sizes = new Map(tellers.map((tell) => [tell, sizeIn(room, tell(0))]))
  return tellers.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0))
}

/** Which guards a shard proves: the same cut on every machine, with about the same work in each part. */

import type { Guard } from '../model/guard.ts'
import type { Shard } from '../model/shard.ts'

/** What the cut is balanced by: milliseconds by guard id, as far as they were recorded. */
export type Times = ReadonlyMap<string, number>

/** The guards of one shard, in their order. Every guard is in one shard, and in one only. */
export function shardOf(guards: readonly Guard[], { index, of }: Shard, times: Times = new Map()): readonly Guard[] {
  const mine = new Set(cut(guards, of, times)[index - 1])
  return guards.filter((guard) => mine.has(guard))
}

type Piece = { readonly guards: readonly Guard[]; readonly weight: number }

/** The heaviest piece first, always to the shard with the least so far. */
function cut(guards: readonly Guard[], of: number, times: Times): readonly (readonly Guard[])[] {
  const weigh = scale(guards, times)
  const shards: { guards: readonly Guard[]; weight: number }[] = Array.from({ length: of }, () => ({
    guards: [],
    weight: 0,
  }))
  for (const piece of pieces(guards, of, weigh).toSorted((one, other) => other.weight - one.weight)) {
    const lightest = shards.reduce((best, shard) => (shard.weight < best.weight ? shard : best))
    lightest.guards = [...lightest.guards, ...piece.guards]
    lightest.weight += piece.weight
  }
  return shards.map((shard) => shard.guards)
}

/** Guards of one test file share its controls, so that they stay together unless they are more than a shard's part. */
function pieces(guards: readonly Guard[], of: number, weigh: (guards: readonly Guard[]) => number): readonly Piece[] {
  const part = weigh(guards) / of
  const groups = Map.groupBy(guards, ({ tests }) => tests[0]?.file ?? '')
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => {
      const count = Math.min(group.length, Math.max(1, Math.ceil(weigh(group) / Math.max(part, Number.MIN_VALUE))))
      const size = Math.ceil(group.length / count)
      return Array.from({ length: count }, (_, at) => group.slice(at * size, (at + 1) * size)).map((piece) => ({
        guards: piece,
        weight: weigh(piece),
      }))
    })
}

/** A guard that was never timed weighs as much as the average of those that were. */
function scale(guards: readonly Guard[], times: Times): (guards: readonly Guard[]) => number {
  const known = guards.flatMap(({ id }) => times.get(id) ?? [])
  const average = known.length === 0 ? 1 : known.reduce((sum, time) => sum + time, 0) / known.length
  return (some) => some.reduce((sum, { id }) => sum + (times.get(id) ?? average), 0)
}

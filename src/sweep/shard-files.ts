/** Which files a shard of a sweep takes: the same cut on every machine, with about as much code in each part. */

import type { Shard } from '../model/shard.ts'

export type Sized = { readonly file: string; readonly size: number }

/** In their order. Every file is in one shard, and in one only. */
export function shardFiles(files: readonly Sized[], { index, of }: Shard): readonly string[] {
  const shards = Array.from({ length: of }, () => ({ size: 0, files: new Set<string>() }))
  for (const { file, size } of files.toSorted(bySize)) {
    const lightest = shards.reduce((best, shard) => (shard.size < best.size ? shard : best))
    lightest.size += size
    lightest.files.add(file)
  }
  return files.map(({ file }) => file).filter((file) => shards[index - 1]?.files.has(file) === true)
}

function bySize(one: Sized, other: Sized): number {
  return other.size - one.size || (one.file < other.file ? -1 : 1)
}

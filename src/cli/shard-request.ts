/** A request narrowed to one shard, with what tells later whether its blob goes with the others. */

import { hash } from 'node:crypto'
import type { ProveRequest } from '../model/request.ts'
import type { Shard } from '../model/shard.ts'

export type ShardTerms = {
  readonly shard: Shard | undefined
  /** Whether a blob is wanted: without `--shard` it is the only one of its run. */
  readonly isForMerging: boolean
  readonly times: ReadonlyMap<string, number>
}

export function shardRequest(request: ProveRequest, { shard, isForMerging, times }: ShardTerms): ProveRequest {
  const part = shard ?? (isForMerging ? { index: 1, of: 1 } : undefined)
  if (part === undefined) return request
  return { ...request, shard: { ...part, configuration: configurationDigest(request, times), times } }
}

/** What a machine has of its own (its lanes, how it starts us) is left out; the times are in, as the cut hangs on them. */
function configurationDigest(request: ProveRequest, times: ReadonlyMap<string, number>): string {
  const { lanes: _, invocation: __, shard: ___, ...rest } = request
  const parts = Object.entries({ ...rest, times: [...times] }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha256', JSON.stringify(parts))
}

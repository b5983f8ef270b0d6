/** One of several parts of a command, each proven on a machine of its own. */

export type Shard = {
  /** 1-based. */
  readonly index: number
  readonly of: number
}

/** What a shard has to say of itself to be joined with the others. */
export type ShardIdentity = Shard & {
  /** Digest of all that decides what a run finds; the same for every shard of it. */
  readonly configuration: string
}

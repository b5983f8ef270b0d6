/** What the flags of one command line said, before the configuration and the defaults are asked. */

import type { TestChoice } from '../model/diff-ledger.ts'
import type { Shard } from '../model/shard.ts'
import type { StrategyWish } from '../model/strategy.ts'
import type { Version } from '../world/settle-conflict.ts'

/** A flag that was not given is absent, never a default. Paths are as typed. */
export type Flags = {
  /** A git ref. */
  readonly changed?: string
  readonly testNamePattern?: string
  readonly projects: readonly string[]
  readonly lanes?: number
  readonly repeat?: number
  /** `random`: a seed is wanted and none was named. */
  readonly shuffle?: number | 'random'
  readonly strategy?: StrategyWish
  readonly offline?: boolean
  readonly isolate?: boolean
  readonly bail?: number
  /** Milliseconds. */
  readonly deadline?: number
  /** `name` or `name=file`. */
  readonly reporters: readonly string[]
  /** `file` or `name=file`. */
  readonly outputFiles: readonly string[]
  readonly json: boolean
  readonly verbose: boolean
  readonly passWithNoGuards: boolean
  readonly dryRun: boolean
  readonly config?: string
  readonly root?: string
  readonly color?: boolean
  /** A git ref. */
  readonly commit?: string
  readonly staged?: boolean
  readonly worktree?: boolean
  readonly write?: boolean
  readonly suggest?: boolean
  readonly exports?: boolean
  /** A folder. */
  readonly merge?: string
  readonly tests?: TestChoice
  readonly matrix?: boolean
  /** Seconds. */
  readonly budget?: number
  /** The files of ledgers. */
  readonly from?: readonly string[]
  readonly forge?: 'github' | 'gitlab'
  readonly repository?: string
  readonly pr?: number
  readonly head?: string
  /** Without a slash at the end. */
  readonly apiUrl?: string
  readonly key?: string
  readonly pathPrefix?: string
  readonly notes?: true
  readonly check?: true
  readonly shard?: Shard
  readonly ci?: 'github' | 'gitlab'
  readonly history?: boolean
  readonly ratchet?: 'check' | 'update'
  /** The file of a mutation report. */
  readonly sweep?: string
  /** A git ref. */
  readonly since?: string
  readonly take?: Version
  /** The address of a Redis; there may be a password in it. */
  readonly queue?: string
}

export const NO_FLAGS: Flags = {
  projects: [],
  reporters: [],
  outputFiles: [],
  json: false,
  verbose: false,
  passWithNoGuards: false,
  dryRun: false,
}

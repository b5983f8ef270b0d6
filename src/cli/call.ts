/** A command as it is called: the process it runs in, its flags and its words. */

import type { ExitCode } from '../model/ledger.ts'
import type { Host } from '../world/host.ts'
import type { LaneAhead } from '../world/lane-ahead.ts'
import type { Flags } from './flags.ts'

export type Call = {
  readonly host: Host
  readonly flags: Flags
  /** Without the command's name. */
  readonly operands: readonly string[]
  /** A lane begun already, for a command that runs tests. */
  readonly ahead?: LaneAhead
}

/** Does what a command is for. Throws TeethError for what stops it. */
export type Action = (call: Call) => Promise<ExitCode>

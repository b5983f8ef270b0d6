/** A command as it is called: the process it runs in, its flags and its words. */

import type { ExitCode } from '../model/ledger.ts'
import type { Host } from '../world/host.ts'
import type { Flags } from './flags.ts'

export type Call = {
  readonly host: Host
  readonly flags: Flags
  /** Without the command's name. */
  readonly operands: readonly string[]
}

/** Does what a command is for. Throws TeethError for what stops it. */
export type Action = (call: Call) => Promise<ExitCode>

/** What is to be done about a file whose old behaviour was put on disk, told from what it holds now. */

import type { Liveness } from './process-identity.ts'

/** What the file holds: the bytes it had, the bytes it was given, or bytes of somebody else; or it is not there. */
export type FileState = 'original' | 'reverted' | 'other' | 'missing'

export type Decision =
  /** Another command is at it. */
  | 'leave'
  /** There is nothing to put back: it never got there, or is back already. */
  | 'forget'
  | 'restore'
  /** Somebody else has changed it since: nothing is touched, and both versions are kept. */
  | 'conflict'

/**
 * Restores only what holds exactly the reverted bytes. An owner elsewhere may be alive: giving it the original back
 * under its trial loses no byte, and its trial sees that it was disturbed.
 */
export function decide(state: FileState, owner: Liveness): Decision {
  // @teeth a-living-owner-is-left-alone: what a living command has put on disk is left to it
  //   test: test/unit/world/journal-decision.test.ts
  //   revert: remove
  if (owner === 'alive') return 'leave'
  if (state === 'original') return 'forget'
  // @teeth only-the-reverted-bytes-are-restored: a file that somebody has edited is a conflict
  //   test: test/unit/world/journal-decision.test.ts
  //   was: return 'restore'
  return state === 'reverted' ? 'restore' : 'conflict'
}

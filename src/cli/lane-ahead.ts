/** Lets a command's first lane begin before the command itself is loaded: Vitest's start is what takes longest. */

import { findRoot } from '../world/find-root.ts'
import type { LaneAhead } from '../world/lane-ahead.ts'
import type { Action, Call } from './call.ts'

/** The action that `load` loads, for a command that runs tests. A lane that it does not take is ended with it. */
export function withLaneAhead(load: () => Promise<Action>): Action {
  return async (call) => {
    const ahead = await begun(call)
    try {
      const action = await load()
      return await action({ ...call, ...(ahead !== undefined && { ahead }) })
    } finally {
      await ahead?.end()
    }
  }
}

/** Trials on disk begin with a tree, and not with a lane. */
async function begun({ host, flags }: Call): Promise<LaneAhead | undefined> {
  if (flags.strategy === 'copy' || flags.strategy === 'in-place') return undefined
  const { beginAhead } = await import('../world/vitest.ts')
  return beginAhead(findRoot(host.cwd, flags.root))
}

/** Modules of the user's own code, by their path in the project. */

import { TeethError } from '../errors/teeth-error.ts'
import type { Modules } from '../model/world.ts'
import { boundedCall } from './bounded-call.ts'
import { insideRoot } from './inside-root.ts'
import { loadModule } from './load-module.ts'

/** Opens the modules under `root` (absolute, real). */
export function modules(root: string): Modules {
  return {
    call: (run) => boundedCall(run),
    load: async (path) => {
      const file = insideRoot(root, path)
      if (file === undefined) throw new TeethError('module-failed', `\`${path}\` is no file of this project`)
      try {
        return await loadModule(root, file)
      } catch (error) {
        throw new TeethError('module-failed', `\`${path}\` could not be loaded: ${reason(error)}`, { cause: error })
      }
    },
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

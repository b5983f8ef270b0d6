/** Whether a selection is empty for one reason alone: of what its guards are about nothing has changed. */

import type { World } from '../model/world.ts'
import { list, type ListRequest } from './list.ts'

/** False without `--changed`, and where no guard is there to be concerned. */
export async function isUnconcerned(world: Pick<World, 'files' | 'git'>, request: ListRequest): Promise<boolean> {
  const { changedSince, ...selection } = request.selection
  // @teeth only-a-change-concerns-nobody: a selection that would be empty without a change as well is a mistake
  //   test: test/unit/prove/unconcerned.test.ts
  //   revert: swap undefined) return false => undefined) return true
  if (changedSince === undefined) return false
  const { guards, modules } = await list(world, { ...request, selection })
  const isNarrowed = selection.paths.length > 0 || selection.pattern !== undefined
  return guards.length > 0 || (modules.length > 0 && !isNarrowed)
}

/** A lane of a strategy, with what that takes: the lock, and a tree for those that write to disk. */

import type { Strategy } from '../model/strategy.ts'
import type { Lane } from '../model/world.ts'
import { type LaneRequest, openLane } from './lane-process.ts'
import type { LockMode } from './lock-decision.ts'
import { type Lock, lock, type LockTerms } from './lock.ts'
import type { Tree } from './tree.ts'

export type LaneTerms = LockTerms & {
  /** The caller holds the lock in the mode that the strategy takes, for as long as lanes are open. */
  readonly isLocked?: boolean
}

const NOT_OURS: Lock = { release: () => undefined }

/**
 * Opens a lane and holds the lock until it is closed, unless the caller does: nobody may write the tree that its tests are
 * run in, and whoever writes it is alone. Throws TeethError when the configuration does not load, no copy can be made, or
 * the lock is kept.
 */
export async function openLaneOf(strategy: Strategy, request: LaneRequest, terms: LaneTerms): Promise<Lane> {
  const held = terms.isLocked ? NOT_OURS : await lock(request.root, lockModeOf(strategy), terms)
  try {
    if (strategy === 'overlay') return await openLane({ ...request, onClosed: held.release })
    const { openDiskLane } = await import('./disk-lane.ts')
    return await openDiskLane({ ...request, tree: await treeOf(strategy, request.root), onClosed: held.release })
  } catch (error) {
    held.release()
    throw error
  }
}

/** What lanes of a strategy do to the tree. */
function lockModeOf(strategy: Strategy): LockMode {
  return strategy === 'in-place' ? 'writing' : 'reading'
}

async function treeOf(strategy: 'copy' | 'in-place', root: string): Promise<Tree> {
  if (strategy === 'copy') return (await import('./copy-tree.ts')).copyTree(root)
  const [{ openInPlace }, { recoverOrRefuse }] = await Promise.all([
    import('./in-place-tree.ts'),
    import('./recover-or-refuse.ts'),
  ])
  recoverOrRefuse(root)
  return openInPlace(root)
}

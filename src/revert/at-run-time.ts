/** Whether a revert is felt at all: what runs the same, no test can tell apart. */

import type { Guard } from '../model/guard.ts'
import type { Revert, RevertedFile } from '../model/revert.ts'
import { compilerTree } from '../syntax/compiler-tree.ts'
import type { TreeOf } from '../syntax/recent-trees.ts'
import { runsTheSame } from '../syntax/runs-the-same.ts'

/**
 * The revert, or why it is stale: it changes types or style only, at every site of the guard. A guard that is about
 * types (`fails: types`) keeps such a revert.
 */
export function atRunTime(guard: Guard, revert: Revert, treeOf: TreeOf = compilerTree): Revert {
  if (revert.kind === 'stale' || guard.fails?.includes('types')) return revert
  // @teeth types-alone-change-nothing: a revert of types or style alone changes nothing that a test could see
  //   test: test/unit/revert/at-run-time.test.ts
  //   revert: condition true
  if (revert.files.some((file) => isFelt(file, treeOf))) return revert
  return {
    kind: 'stale',
    reason: 'changes-nothing',
    detail: 'only types or style differ, and what runs is the same',
    site: 0,
  }
}

function isFelt({ file, before, after }: RevertedFile, treeOf: TreeOf): boolean {
  return !runsTheSame(treeOf(file, before), treeOf(file, after))
}

/** Many guards reverted one after the other: what the steps of one and the guards of one file share is parsed once. */

import type { Guard } from '../model/guard.ts'
import type { Revert } from '../model/revert.ts'
import { recentTrees } from '../syntax/recent-trees.ts'
import { atRunTime } from './at-run-time.ts'
import { instrument } from './instrument.ts'
import { revert, type RevertFunctions, type Sources } from './revert.ts'

/**
 * Puts the old behaviour of a guard back in text, and says so when nothing that runs differs. With `withoutProbes`
 * it is only looked at.
 */
export function reverter(texts: Sources, functions: RevertFunctions, ready = instrument): (guard: Guard) => Revert {
  const treeOf = recentTrees()
  const { old } = texts
  const sources: Sources = { get: (file) => texts.get(file), ...(old && { old }), treeOf, instrument: ready }
  return (guard) => atRunTime(guard, revert(guard, sources, functions), treeOf)
}

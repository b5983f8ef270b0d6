/** Which problems a command with a selection shows: its own, and all when nothing narrows it. */

import type { Problem } from '../model/problem.ts'
import type { Selection } from '../model/request.ts'
import { contains } from './select.ts'

/**
 * A problem belongs to a selection when its file is selected or when its guard is. `ids`: the selected guards. Under a
 * pattern alone one that is of no guard may be of the one that is meant.
 */
export function concerning(
  problems: readonly Problem[],
  selection: Selection,
  ids: ReadonlySet<string>,
): readonly Problem[] {
  const { paths, pattern } = selection
  if (paths.length === 0 && pattern === undefined) return problems
  return problems.filter(({ place, guardId }) => {
    // @teeth a-pattern-narrows-problems: a problem of a guard that the pattern does not mean is not told
    //   test: test/unit/prove/mistake-elsewhere.test.ts
    //   was: if (paths.length === 0) return true
    if (paths.length === 0) return guardId === undefined || ids.has(guardId)
    const isSelectedFile = place !== undefined && paths.some((path) => contains(path, place.file))
    return isSelectedFile || (guardId !== undefined && ids.has(guardId))
  })
}

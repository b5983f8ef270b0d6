/** Which problems a command with a selection shows: its own, and all when nothing narrows it. */

import type { Problem } from '../model/problem.ts'
import type { Selection } from '../model/request.ts'
import { contains } from './select.ts'

/** A problem belongs to a selection when its file is selected or when its guard is. `ids`: the selected guards. */
export function concerning(
  problems: readonly Problem[],
  selection: Selection,
  ids: ReadonlySet<string>,
): readonly Problem[] {
  if (selection.paths.length === 0) return problems
  return problems.filter(({ place, guardId }) => {
    const isSelectedFile = place !== undefined && selection.paths.some((path) => contains(path, place.file))
    return isSelectedFile || (guardId !== undefined && ids.has(guardId))
  })
}

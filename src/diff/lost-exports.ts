/** Names that a module does not hand out any more, or as another thing, and whether anyone can miss them. */

import { isEntry } from './is-entry.ts'
import { exportScope } from './module-scope.ts'
import type { Outside } from './outside.ts'
import { mayTake } from './takers.ts'
import type { Sides } from './version.ts'

type Terms = {
  /** Every file of the change. */
  readonly files: ReadonlySet<string>
  /** By `file#name` as it is now: as it was before. */
  readonly origins: ReadonlyMap<string, string>
}

/** What went to another file and is handed on from there is not lost. */
export function lostExports({ file, before, now }: Sides, { files, origins }: Terms): ReadonlySet<string> {
  const old = exportScope({ file, tree: before.tree, files })
  const present = exportScope({ file, tree: now.tree, files })
  const isKept = ([name, was]: readonly [string, string]): boolean => {
    const is = present.get(name)
    return is !== undefined && (origins.get(is) ?? is) === was
  }
  return new Set([...old].filter((entry) => !isKept(entry)).map(([name]) => name))
}

/** `outside`: undefined, or without the module, where nothing is known: then anyone may. */
export function isMissed(name: string, module: string, outside: Outside | undefined): boolean {
  if (outside === undefined || !outside.manifests.has(module)) return true
  // @teeth a-lost-export-is-missed: an export that is gone is missed
  //   test: test/unit/diff/lost-exports.test.ts
  //   was: return false
  return isEntry(module, outside.manifests.get(module)) || isTaken(name, module, outside)
}

function isTaken(name: string, module: string, { takers }: Outside): boolean {
  return [...takers].some(([file, text]) => file !== module && mayTake(name, module, { file, text }))
}

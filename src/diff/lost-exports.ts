/** Names that a module does not hand out any more, or as another thing, and whether anyone can miss them. */

import { isEntry } from './is-entry.ts'
import { exportScope } from './module-scope.ts'
import type { Outside } from './outside.ts'
import { remembered } from './remembered.ts'
import { type Taken, takenBy } from './taken-by.ts'
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

export type IsMissed = (name: string, module: string) => boolean

/** `outside`: undefined, or without the module, where nothing is known: then anyone may miss anything. */
export function missedIn(outside: Outside | undefined): IsMissed {
  const taken = remembered((module) => (outside === undefined ? 'all' : takenFrom(module, outside)))
  return (name, module) => {
    const names = taken(module)
    // @teeth a-lost-export-is-missed: an export that is gone is missed
    //   test: test/unit/diff/lost-exports.test.ts
    //   was: return false
    return names === 'all' || names.includes(name)
  }
}

function takenFrom(module: string, { manifests, takers }: Outside): Taken {
  const above = manifests.get(module)
  if (above === undefined || isEntry(module, above)) return 'all'
  const taken = [...takers].flatMap(([file, text]) => (file === module ? [] : [takenBy({ file, text }, module)]))
  const named = taken.filter((names) => names !== 'all')
  return named.length < taken.length ? 'all' : named.flat()
}

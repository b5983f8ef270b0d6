/** The rule that heavy libraries are loaded when a command needs them: no chain of plain imports leads there from an entry. */

import type { HouseFile, Rule } from '../house-file.ts'
import { importsOf } from '../imports.ts'

type Lazy = { readonly entry: string; readonly libraries: readonly string[] }

export const lazyLibraries =
  ({ entry, libraries }: Lazy): Rule =>
  (files) => {
    const reached = reach(new Map(files.map((file) => [file.path, file])), entry)
    return libraries.flatMap((library) => {
      const trail = reached.get(library)
      // @teeth lazy-libraries: starting up loads no heavy library
      //   test: test/house/rules/lazy-libraries.test.ts
      //   revert: condition true
      if (trail === undefined) return []
      return [{ file: entry, line: 1, message: `loads \`${library}\` at once: ${trail.join(' → ')}` }]
    })
  }

/** Everything that is loaded with `entry`, files and libraries, each with the way there. */
function reach(files: ReadonlyMap<string, HouseFile>, entry: string): ReadonlyMap<string, readonly string[]> {
  const trails = new Map<string, readonly string[]>([[entry, [entry]]])
  for (const [path, trail] of trails) {
    const file = files.get(path)
    for (const imported of file === undefined ? [] : importsOf(file)) {
      const target = imported.file ?? imported.library
      if (imported.kind !== 'value' || target === undefined || trails.has(target)) continue
      trails.set(target, [...trail, target])
    }
  }
  return trails
}

/** The modules that lead from a test file to a site: with one of them changed, the guard may no longer bite. */

import type { TestImports } from '../model/world.ts'

/** Paths from the root, the sites' own left out. Empty where the test does not import them. */
export function between({ file, modules }: TestImports, sites: readonly string[]): ReadonlySet<string> {
  const importers = new Map(modules.map((module) => [module.file, module.importers ?? []]))
  const found = new Set(sites)
  for (const module of found) {
    // @teeth only-what-leads-there: a module that the test imports and that does not lead to the site is not between
    //   test: test/unit/prove/between.test.ts
    //   was: for (const importer of importers.keys()) found.add(importer)
    for (const importer of importers.get(module) ?? []) found.add(importer)
  }
  for (const own of [file, ...sites]) found.delete(own)
  return found
}

/** The rule that a library is loaded by the one file that knows it; erased type imports are free. */

import { type HouseFile, type Rule, violation } from '../house-file.ts'
import { type Import, importsOf } from '../imports.ts'

/** Which file loads which library. A library that is not listed is loaded nowhere. */
export type Importers = Readonly<Record<string, readonly string[]>>

export const oneImporter =
  (importers: Importers): Rule =>
  (files) =>
    files.flatMap((file) => violationsOf(importers, file))

function violationsOf(importers: Importers, file: HouseFile): ReturnType<Rule> {
  return importsOf(file).flatMap((imported) => {
    const wrong = wrongIn(importers, file.path, imported)
    return wrong === undefined ? [] : [violation(file, imported.node, wrong)]
  })
}

function wrongIn(importers: Importers, path: string, { library, kind }: Import): string | undefined {
  if (library === undefined || library.startsWith('node:') || kind === 'type') return undefined
  const known = importers[library]
  if (known === undefined) return `\`${library}\` has no importer in the table of \`test/house/house.test.ts\``
  // @teeth one-importer: a library is loaded by the one file that knows it
  //   test: test/house/rules/one-importer.test.ts
  //   revert: condition true
  if (known.includes(path)) return undefined
  return `\`${library}\` is loaded by ${known.map((file) => `\`${file}\``).join(', ')} only`
}

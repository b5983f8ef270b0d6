/** What is mutated, as StrykerJS takes it: globs, some with lines. */

import type { Mutated } from '../model/sweep.ts'

/** Of these it makes more than a character. No escape for them outlives its own reading of paths. */
const SPECIAL = /[[\](){}*!]/g

/** A glob may fit other files too; what these have in the report is not asked for. */
export function strykerPatterns({ file, lines }: Mutated): readonly string[] {
  // @teeth names-are-no-globs: a file whose name reads as a glob is mutated
  //   test: test/unit/world/stryker-patterns.test.ts
  //   was: const glob = file
  const glob = file.replaceAll(SPECIAL, '?')
  return lines === undefined ? [glob] : lines.map(({ first, last }) => `${glob}:${first}-${last}`)
}

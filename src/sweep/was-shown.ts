/** Whether Stryker has shown a mutant to a test file. */

import type { Mutant } from '../model/sweep.ts'

/** `ran`: test files that Stryker has run. One that is evaluated as its module loads is shown to all of them. */
export function wasShown({ isStatic, coveredBy }: Mutant, file: string, ran: ReadonlySet<string>): boolean {
  return isStatic ? ran.has(file) : coveredBy.includes(file)
}

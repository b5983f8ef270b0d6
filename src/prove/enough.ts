/** What the failure of one test must have so that a trial can end with it. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { Enough } from '../model/run.ts'

/** Undefined where only the judge can tell whether a failure names the behaviour: the trial runs to its end. */
export function enoughFor({ id, behaviour, names }: Guard, { title }: IntendedTest): Enough | undefined {
  if (names?.kind === 'pattern') return undefined
  const words = names === undefined ? [id, behaviour] : [names.text]
  return title === undefined ? { words } : { title, words }
}

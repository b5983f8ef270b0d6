/** Which test of a trial is which test of its control: a revert may change how many tests there are, and what they are called. */

import type { TestFact } from '../model/run.ts'

/**
 * From the strictest on. Vitest numbers the tests of a file, so that one more or less gives all that follow the ids of
 * others: an id alone is believed only where the titles of a test went with the revert.
 */
const KEYS: readonly ((test: TestFact) => string)[] = [
  ({ id, titlePath }) => JSON.stringify([id, titlePath]),
  // @teeth an-id-may-move: a test whose id moved is told by its titles
  //   test: test/unit/judge/counterparts.test.ts
  //   revert: remove
  ({ titlePath }) => JSON.stringify(titlePath),
  ({ id }) => id,
]

/** Tests of the trial by the ids of the control. Of several with the same titles the first is the first. */
export function counterparts(control: readonly TestFact[], trial: readonly TestFact[]): ReadonlyMap<string, TestFact> {
  const found = new Map<string, TestFact>()
  let left = trial
  for (const keyOf of KEYS) {
    const waiting = Map.groupBy(left, keyOf)
    for (const test of control) {
      const other = found.has(test.id) ? undefined : waiting.get(keyOf(test))?.shift()
      if (other !== undefined) found.set(test.id, other)
    }
    left = [...waiting.values()].flat()
  }
  return found
}

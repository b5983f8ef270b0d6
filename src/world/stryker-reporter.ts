/** A plugin of StrykerJS, loaded by it: tells the process around it how far it has come. */

import type { StrykerProgress } from '../model/sweep.ts'

/** Of Stryker's reporters this is what is used. */
type Reporter = {
  onMutationTestingPlanReady(event: { readonly mutantPlans: readonly unknown[] }): void
  onMutantTested(): void
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'teeth', factory: createReporter }]

function createReporter(): Reporter {
  let done = 0
  let of = 0
  const tell = () => process.send?.({ done, of } satisfies StrykerProgress)
  return {
    onMutationTestingPlanReady({ mutantPlans }) {
      of = mutantPlans.length
      tell()
    },
    onMutantTested() {
      done += 1
      tell()
    },
  }
}

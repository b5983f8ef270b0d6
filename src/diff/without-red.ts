/** A proof without the tests that fail with the present code too: they say nothing of the old one, and others still can. */

import type { Run } from '../model/run.ts'
import type { Proof } from '../model/verdict.ts'

/** The proof as it is when no test of it passes. */
export function withoutRed(proof: Proof): Proof {
  const controls = [proof.control, ...proof.laterControls]
  const red = new Set(
    controls.flatMap(({ tests }) => tests.filter(({ state }) => state === 'failed').map(({ id }) => id)),
  )
  const isSpeaking = proof.control.tests.some(({ id, state }) => state === 'passed' && !red.has(id))
  // @teeth red-tests-do-not-silence-others: tests that fail already are not asked, and do not silence the others
  //   test: test/unit/diff/story.test.ts
  //   revert: condition true
  if (red.size === 0 || !isSpeaking) return proof
  const keep = (run: Run): Run => ({ ...run, tests: run.tests.filter(({ id }) => !red.has(id)) })
  return {
    ...proof,
    control: keep(proof.control),
    trials: proof.trials.map(keep),
    laterControls: proof.laterControls.map(keep),
  }
}

/** How many tests of the file fail with the present code. */
export function countRed({ control }: Pick<Proof, 'control'>): number {
  return control.tests.filter(({ state }) => state === 'failed').length
}

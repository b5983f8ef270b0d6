/** Says of one judgement, in sentences for people, what had to happen, what happened and what to do. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { Way } from '../model/strategy.ts'
import type { Judgement } from '../model/verdict.ts'
import { anyOf } from './kind-words.ts'
import { say } from './reason-sentences.ts'
import { testOf, wantedWords } from './wording.ts'

export type ReasonSentences = {
  /** What had to happen for the guard to bite. */
  readonly expected: string
  /** What happened. */
  readonly observed: string
  /** What to do about it, concretely. */
  readonly nextStep: string
}

/** What was judged, and how it was come by. */
export type Explained = Judgement & { readonly way?: Way }

/** The sentences of one proof: `test` is the intended test it is about. */
export function explainReason(judgement: Explained, guard: Guard, test: IntendedTest): ReasonSentences {
  const { way = { strategy: 'overlay' } } = judgement
  const expected = `${sentence(testOf(test, 'a'))} goes red${byKinds(judgement, guard)} and says ${wantedWords(guard)}.`
  return { expected, ...say(judgement.reason, { judgement, guard, test, way }) }
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Said only where they decide: everybody knows the usual ones, and most failures are of these. */
function byKinds({ reason }: Judgement, { fails }: Guard): string {
  const counted = reason.kind === 'kind-does-not-count' ? reason.counted : fails
  return counted === undefined ? '' : ` by ${anyOf(counted)}`
}

/** Says of one judgement, in sentences for people, what had to happen, what happened and what to do. */

import type { Guard, IntendedTest } from '../model/guard.ts'
import type { FailureKind, Judgement } from '../model/verdict.ts'
import { anyOf } from './kind-words.ts'
import { quote } from './quote.ts'
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

/** The sentences of one proof: `test` is the intended test it is about. */
export function explainReason(judgement: Judgement, guard: Guard, test: IntendedTest): ReasonSentences {
  const counted = anyOf(countedBy(judgement, guard))
  const expected = `With the old behaviour back at ${spelledSites(guard)}, ${testOf(test, 'a')} fails by ${counted}, and titles or message name ${wantedWords(guard)}.`
  return { expected, ...say(judgement.reason, { judgement, guard, test }) }
}

function spelledSites({ sites }: Guard): string {
  return sites.map(({ file, line }) => quote(`${file}:${line}`)).join(' and ')
}

/** What the judge counted, where the reason says so; else what the guard asks for, else the usual kinds. */
function countedBy({ reason }: Judgement, { fails }: Guard): readonly FailureKind[] {
  if (reason.kind === 'kind-does-not-count') return reason.counted
  return fails ?? ['assertion', 'snapshot', 'throw']
}

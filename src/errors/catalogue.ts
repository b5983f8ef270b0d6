/** Everything `teeth explain` knows: one catalogue of verdicts, reasons, errors and problems. */

import type { CatalogueEntry } from './entry.ts'
import { ERROR_TEXTS } from './error-texts.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'
import { REASON_TEXTS } from './reason-texts.ts'
import { VERDICT_TEXTS } from './verdict-texts.ts'

export type Explanation = CatalogueEntry & {
  readonly topic: string
  readonly kind: 'verdict' | 'reason' | 'error' | 'problem'
}

/** What a verdict, a reason, an error code or a problem code means; undefined for any other word. */
export function explain(topic: string): Explanation | undefined {
  return topics().find((explanation) => explanation.topic === topic)
}

/** Every topic: verdicts from the best down, their reasons, what stops a command, what is wrong with an annotation. */
export function topics(): readonly Explanation[] {
  return [
    ...explanations('verdict', VERDICT_TEXTS),
    ...explanations('reason', REASON_TEXTS),
    ...explanations('error', ERROR_TEXTS),
    ...explanations('problem', PROBLEM_TEXTS),
  ]
}

function explanations(
  kind: Explanation['kind'],
  texts: Readonly<Record<string, CatalogueEntry>>,
): readonly Explanation[] {
  return Object.entries(texts).map(([topic, entry]) => ({ topic, kind, ...entry }))
}

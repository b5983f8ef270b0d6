/** Of several failures the one closest to what the guard promised: the one a report quotes. */

import type { Guard } from '../model/guard.ts'
import type { FailedTest } from '../model/verdict.ts'
import { names } from './naming.ts'
import { wordsOf } from './words.ts'

/** Undefined when nothing failed. The order of the failures does not matter. */
export function closest(failures: readonly FailedTest[], guard: Guard): FailedTest | undefined {
  const words = promised(guard)
  const ranked = failures.map((failure) => ({
    failure,
    naming: names(failure, guard) ? 1 : 0,
    shared: sharedWith(failure, words),
  }))
  return ranked.toSorted(
    // @teeth who-names-comes-first: one that names the behaviour comes before all
    //   test: test/unit/judge/closest.test.ts
    //   was: (a, b) => b.shared - a.shared || compare(a.failure, b.failure),
    (a, b) => b.naming - a.naming || b.shared - a.shared || compare(a.failure, b.failure),
  )[0]?.failure
}

/** The more words of the promise a failure holds, the nearer it is. */
function sharedWith(failure: FailedTest, words: readonly string[]): number {
  const held = new Set(wordsOf([...failure.titlePath, failure.error.message].join(' ')))
  return words.filter((word) => held.has(word)).length
}

function promised({ id, behaviour, names }: Guard): readonly string[] {
  const text = names?.kind === 'phrase' ? names.text : `${id} ${behaviour}`
  return [...new Set(wordsOf(text))]
}

/** First in the file, then by title and message: any order that is no accident. */
function compare(a: FailedTest, b: FailedTest): number {
  return (a.line ?? 0) - (b.line ?? 0) || (spelt(a) < spelt(b) ? -1 : 1)
}

function spelt({ titlePath, error }: FailedTest): string {
  return JSON.stringify([titlePath, error.message, error.name])
}

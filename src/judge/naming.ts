/** Whether a failure names the behaviour: by the guard's id, by its behaviour's phrase, or by what `names:` says instead. */

import type { Guard, Naming } from '../model/guard.ts'
import type { ErrorFact } from '../model/run.ts'
import { LONGEST_TEXT, longestText, runsAway } from '../model/runs-away.ts'
import type { FailedTest } from '../model/verdict.ts'
import { reasonsOf } from './shapes.ts'
import { holdsPhrase } from './words.ts'

/** Titles, message, causes and inner errors, each a text of its own; a phrase does not reach from one into the next. */
export function names({ titlePath, error }: FailedTest, guard: Guard): boolean {
  const texts = bounded([titlePath.join(' > '), ...reasonsOf(error).map(messageOf)])
  const wanted = guard.names
  if (wanted?.kind === 'pattern') return matches(wanted, texts)
  const phrases = wanted ? [wanted.text] : [guard.id, guard.behaviour]
  return texts.some((text) => phrases.some((phrase) => holdsPhrase(text, phrase)))
}

/** What would have named the behaviour, as a person writes it. */
export function wantedNames(guard: Guard): readonly string[] {
  if (!guard.names) return [guard.id, guard.behaviour]
  if (guard.names.kind === 'phrase') return [guard.names.text]
  const { source, flags } = guard.names
  return [`/${source}/${flags}${limit(source)}`]
}

function limit(source: string): string {
  const why = runsAway(source)
  if (why !== undefined) return ` (not tried, as it can take for ever: ${why})`
  const length = longestText(source)
  return length < LONGEST_TEXT ? ` (tried on the first ${length} characters)` : ''
}

function messageOf(error: ErrorFact): string {
  return error.message
}

function bounded(texts: readonly string[]): readonly string[] {
  let left = LONGEST_TEXT
  return texts.map((text) => {
    const part = text.slice(0, left)
    left -= part.length
    return part
  })
}

/** Each text alone, so that `^` and `$` mean its ends, then all together. `y` would tie a match to the beginning. */
function matches(naming: Naming & { readonly kind: 'pattern' }, texts: readonly string[]): boolean {
  // @teeth a-pattern-is-looked-for-anywhere: a pattern is looked for anywhere in a text
  //   test: test/unit/judge/naming.test.ts
  //   revert: swap .replace('y', '') =>
  const pattern = compile(naming.source, naming.flags.replace('y', ''))
  const most = longestText(naming.source)
  // @teeth a-slow-pattern-gets-less-text: a slow pattern is tried on the beginning only
  //   test: test/unit/judge/naming.test.ts
  //   revert: swap text.slice(0, most) => text
  return pattern !== undefined && [...texts, texts.join('\n')].some((text) => pattern.test(text.slice(0, most)))
}

/** Undefined for a pattern that is none, or that can take for ever: it names nothing. */
function compile(source: string, flags: string): RegExp | undefined {
  if (runsAway(source) !== undefined) return undefined
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}

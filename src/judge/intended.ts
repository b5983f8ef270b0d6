/** Which tests of a run a guard means: the whole file, or those at or below the titles it names. */

import type { IntendedTest } from '../model/guard.ts'
import { nearest } from '../model/nearest.ts'
import type { TestFact } from '../model/run.ts'
import { fitsTemplate, isTemplate } from './title-template.ts'

const SEPARATOR = ' > '

/**
 * Every test whose titles are the ones named, or lie in the suite named; several of the same title are all meant.
 * Only when none is, a title written as its `test.each` template means the tests it was formatted to.
 */
export function intendedIn({ title }: IntendedTest, tests: readonly TestFact[]): readonly TestFact[] {
  if (title === undefined) return tests
  const wanted = evenSpaced(title)
  const exact = tests.filter(({ titlePath }) => prefixes(titlePath).includes(wanted))
  // @teeth an-exact-title-comes-first: is not tried when a test has exactly that title
  //   test: test/unit/judge/intended.test.ts
  //   revert: condition !isTemplate(wanted)
  if (exact.length > 0 || !isTemplate(wanted)) return exact
  const segments = wanted.split(SEPARATOR)
  return tests.filter(({ titlePath }) => fits(segments, titlePath.map(evenSpaced)))
}

/** The title in the file that the one named was most likely meant to be. */
export function nearestTitle(title: string, tests: readonly TestFact[]): string | undefined {
  return nearest(evenSpaced(title), new Set(tests.flatMap(({ titlePath }) => prefixes(titlePath).toReversed())))
}

/** The test's own titles joined, and those of every suite around it, outermost first. */
function prefixes(titlePath: readonly string[]): readonly string[] {
  return titlePath.map((_, index) => evenSpaced(titlePath.slice(0, index + 1).join(SEPARATOR)))
}

/** An annotation is one line: a title with a line break or two spaces cannot be written in it as it is. */
function evenSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Titles may hold the separator themselves, so each takes as many segments of the template as fit it. */
function fits(segments: readonly string[], [title, ...inner]: readonly string[]): boolean {
  if (segments.length === 0) return true
  if (title === undefined) return false
  return segments.some(
    (_, index) =>
      fitsTemplate(segments.slice(0, index + 1).join(SEPARATOR), title) && fits(segments.slice(index + 1), inner),
  )
}

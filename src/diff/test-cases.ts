/** The tests of a run that are new or changed: blocks of the text brought together with what they became. */

import type { TestFact } from '../model/run.ts'
import type { TestChange } from './changed-tests.ts'
import type { TestBlock } from './test-blocks.ts'

export type TestCase = {
  readonly titlePath: readonly string[]
  readonly line: number
  readonly change: 'new' | 'changed'
  /** The tests it became; empty when none of the run is it. */
  readonly facts: readonly TestFact[]
}

/** `oldTitles`: what a run of the old text made, where that was needed to tell. */
export function testCases(
  change: TestChange,
  facts: readonly TestFact[],
  oldTitles: ReadonlySet<string> | undefined,
): readonly TestCase[] {
  const isNew = (fact: TestFact): boolean => oldTitles !== undefined && !oldTitles.has(titleKey(fact.titlePath))
  const cases: TestCase[] = []
  const claimed = new Set<TestFact>()
  for (const block of change.tests) {
    const own = facts.filter((fact) => isOf(fact, block))
    for (const fact of own) claimed.add(fact)
    const fresh = own.filter(isNew)
    // Of a table with new rows the rows are what is new, not the rest of it.
    if (block.change === 'changed' && fresh.length > 0) cases.push(...fresh.map(caseOf))
    else cases.push({ titlePath: titleOf(block, own), line: block.lines[0], change: block.change, facts: own })
  }
  // Tests that a helper makes stand in no block.
  if (change.isOpaque) cases.push(...facts.filter((fact) => isNew(fact) && !claimed.has(fact)).map(caseOf))
  return cases
}

/** One test's titles as one text. */
export function titleKey(titlePath: readonly string[]): string {
  return titlePath.join('\0')
}

function caseOf(fact: TestFact): TestCase {
  return { titlePath: fact.titlePath, line: fact.line ?? 1, change: 'new', facts: [fact] }
}

function isOf({ line, titlePath }: TestFact, { lines, titles }: TestBlock): boolean {
  if (line !== undefined) return line >= lines[0] && line <= lines[1]
  return titleKey(titlePath) === titleKey(titles)
}

function titleOf({ titles }: TestBlock, facts: readonly TestFact[]): readonly string[] {
  const [only, another] = facts
  return only !== undefined && another === undefined ? only.titlePath : titles
}

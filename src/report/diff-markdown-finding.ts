/** What a person should look at in a change, as Markdown: each with its code or its tests, and what to do. */

import { assertNever } from '../model/assert-never.ts'
import type { DiffFinding, DiffLedger, DiffPlace, DiffTest, DiffUnit } from '../model/diff-ledger.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { diffGroups } from './diff-groups.ts'
import { triedText } from './diff-words.ts'
import type { MarkdownFinding } from './fit-markdown.ts'
import { type Lines, permalink, type Permalinks } from './forge.ts'
import { codeBlock, codeLink, markdownText } from './markdown.ts'
import { markdownDiff } from './markdown-diff.ts'

const MOST_PLACES = 4
const MOST_TESTS = 20
const LONGEST_SENTENCE = 1000
const LONGEST_NAME = 400

/** New tests that pass either way are one finding: what is to be said of them is the same. */
export function diffMarkdownFindings(ledger: DiffLedger, links?: Permalinks): readonly MarkdownFinding[] {
  const { passing } = diffGroups(ledger)
  const found = ledger.findings.flatMap((finding) => one(finding, ledger, links))
  const [first] = ledger.findings.filter(({ kind }) => kind === 'test-passes-either-way')
  if (first === undefined || passing.length === 0) return found
  return [...found, passingFinding(passing, first, links)]
}

function one(finding: DiffFinding, ledger: DiffLedger, links: Permalinks | undefined): readonly MarkdownFinding[] {
  switch (finding.kind) {
    case 'unnoticed-unit': {
      const unit = ledger.units.find(({ id }) => id === finding.unit)
      return unit === undefined ? [] : [unitFinding(unit, finding, links)]
    }
    case 'tests-skipped':
    case 'no-test-changed': {
      const title = finding.kind === 'tests-skipped' ? 'skipped' : 'untested'
      const story = [`### ✗ ${title}`, sentence(finding.message), `**Next:** ${sentence(finding.nextStep)}`]
      return [{ story: () => story.join('\n\n'), line: () => `- ✗ ${title}: ${sentence(finding.message)}` }]
    }
    case 'test-passes-either-way':
      return []
    default:
      return assertNever(finding)
  }
}

function unitFinding(unit: DiffUnit, finding: DiffFinding, links: Permalinks | undefined): MarkdownFinding {
  return {
    story: () => unitMarkdown(unit, finding, links),
    line: () => `- ✗ ${unit.verdict}: ${titleOf(unit)}${spotOf(unit, links)}`,
  }
}

/** Paragraphs of one unit that no test notices, a heading first. */
export function unitMarkdown(unit: DiffUnit, { nextStep }: DiffFinding, links?: Permalinks): string {
  const { verdict, places, reproduce } = unit
  const rest = places.length - MOST_PLACES
  return [
    `### ✗ ${verdict}: ${titleOf(unit)}`,
    verdict === 'unreached'
      ? 'No test runs this code; `+` is what stood there before.'
      : 'With the old code (`+`) in its place no test fails.',
    ...places.slice(0, MOST_PLACES).map((place) => placeMarkdown(place, links)),
    ...(rest > 0 ? [`… ${count(rest, 'more place')}`] : []),
    [`- **Tried:** ${sentence(triedText(unit))}`, `- **Next:** ${sentence(nextStep)}`].join('\n'),
    ...(reproduce === undefined ? [] : [codeBlock(cut(reproduce, LONGEST_SENTENCE), 'sh')]),
  ].join('\n\n')
}

function placeMarkdown(place: DiffPlace, links: Permalinks | undefined): string {
  return `${placeLink(place, links)}\n\n${markdownDiff(place.diff, () => false)}`
}

function passingFinding(tests: readonly DiffTest[], finding: DiffFinding, links?: Permalinks): MarkdownFinding {
  return { story: () => passingMarkdown(tests, finding, links), line: () => `- ✗ ${passingTitle(tests)}` }
}

/** Paragraphs of new tests that pass either way, a heading first. */
export function passingMarkdown(tests: readonly DiffTest[], { nextStep }: DiffFinding, links?: Permalinks): string {
  const rest = tests.length - MOST_TESTS
  const lines = [
    ...tests.slice(0, MOST_TESTS).map((test) => `- ${testMarkdown(test, links)}`),
    ...(rest > 0 ? [`- … ${rest} more`] : []),
  ]
  return [`### ✗ ${passingTitle(tests)}`, lines.join('\n'), `**Next:** ${sentence(nextStep)}`].join('\n\n')
}

function passingTitle({ length }: readonly DiffTest[]): string {
  return `${count(length, 'new test')} ${length === 1 ? 'passes' : 'pass'} with the old code as well`
}

/** `rows > keeps rows only (test/rows.test.ts:7)`, and what is to be said of it. */
export function testMarkdown(test: DiffTest, links: Permalinks | undefined, said = test.note): string {
  const title = markdownText(cut(test.titlePath.join(' > '), LONGEST_NAME))
  return `${title} (${placeLink(test, links)})${said === undefined ? '' : `: ${sentence(said)}`}`
}

export function placeLink({ file, line }: Lines, links: Permalinks | undefined): string {
  const name = cut(file, LONGEST_NAME)
  return codeLink(`${name}:${line}`, links && permalink({ file: name, line }, links))
}

/** Where it begins, in brackets; nothing for what stands nowhere. */
export function spotOf({ places }: DiffUnit, links: Permalinks | undefined): string {
  const [first] = places
  return first === undefined ? '' : ` (${placeLink(first, links)})`
}

export function titleOf({ title }: DiffUnit): string {
  return markdownText(cut(title, LONGEST_NAME))
}

function sentence(text: string): string {
  return markdownText(cut(text, LONGEST_SENTENCE))
}

/** How one guard that does not bite is told in Markdown: the diff folded away, every text bounded and escaped. */

import type { LedgerEntry, LedgerProof, LedgerSite } from '../model/ledger.ts'
import { glyph } from './badge.ts'
import { cut } from './cut.ts'
import { failureMessage, failureTitle, testName } from './failure-text.ts'
import { codeBlock, codeSpan, markdownText } from './markdown.ts'
import { revertText } from './revert-text.ts'

const MOST_SITES = 5
const MOST_PROOFS = 5
const LONGEST_SENTENCE = 1000
const LONGEST_NAME = 400
const LONGEST_MESSAGE = 2000
const LONGEST_DIFF = 6000

/** Paragraphs of one finding, a heading first. */
export function markdownFinding(entry: LedgerEntry): string {
  const { verdict, id, behaviour, because, proofs, expected, observed, nextStep, reproduce } = entry
  const open = proofs.filter((proof) => proof.verdict !== 'bites').slice(0, MOST_PROOFS)
  return [
    `### ${glyph(verdict)} ${verdict}: ${codeSpan(cut(id, LONGEST_NAME))}`,
    sentence(behaviour),
    ...(because === undefined ? [] : [`Because: ${sentence(because)}`]),
    ...entry.sites.slice(0, MOST_SITES).map(siteMarkdown),
    [
      ...open.map(({ test }) => `- **Test:** ${codeSpan(cut(testName(test), LONGEST_NAME))}`),
      `- **Expected:** ${sentence(expected)}`,
      `- **Observed:** ${sentence(observed)}`,
      `- **Next:** ${sentence(nextStep)}`,
    ].join('\n'),
    ...open.flatMap(closest),
    codeBlock(cut(reproduce, LONGEST_SENTENCE), 'sh'),
  ].join('\n\n')
}

function siteMarkdown({ file, line, text, revert, diff }: LedgerSite): string {
  const place = codeSpan(`${cut(file, LONGEST_NAME)}:${line}`)
  const code =
    diff === undefined
      ? codeBlock(cut(`${text}\n\n${revertText(revert)}`, LONGEST_DIFF))
      : codeBlock(cut(diff, LONGEST_DIFF).replace(/\n$/, ''), 'diff')
  // GitHub reads Markdown inside HTML only after a blank line.
  return `${place}\n\n<details><summary>The old behaviour</summary>\n\n${code}\n\n</details>`
}

function closest(proof: LedgerProof): readonly string[] {
  const failure = proof.closest
  if (failure === undefined) return []
  const title = codeSpan(cut(failureTitle(failure, proof), LONGEST_NAME))
  return [`Closest failing test: ${title}`, codeBlock(cut(failureMessage(failure), LONGEST_MESSAGE), 'text')]
}

function sentence(text: string): string {
  return markdownText(cut(text, LONGEST_SENTENCE))
}

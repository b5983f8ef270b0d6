/** How one guard that does not bite is told in Markdown: what to see and do at once, the rest folded; bounded and escaped. */

import type { LedgerEntry, LedgerProof, LedgerSite } from '../model/ledger.ts'
import type { Place } from '../model/place.ts'
import { glyph } from './badge.ts'
import { cut } from './cut.ts'
import { failureMessage, failureTitle, testName } from './failure-text.ts'
import { permalink, type Permalinks } from './forge.ts'
import { codeBlock, codeLink, codeSpan, folded, markdownText } from './markdown.ts'
import { markdownDiff } from './markdown-diff.ts'
import { revertText } from './revert-text.ts'
import { isAnnotation } from './shown-diff.ts'

const MOST_SITES = 5
const MOST_PROOFS = 5
const LONGEST_SENTENCE = 1000
const LONGEST_NAME = 400
const LONGEST_MESSAGE = 2000
const LONGEST_CODE = 6000

/** Paragraphs of one finding, a heading first. With `links`, its places lead to the forge. */
export function markdownFinding(entry: LedgerEntry, links?: Permalinks): string {
  const { verdict, id, behaviour, observed, nextStep, reproduce, sites, place, proofs } = entry
  const open = proofs.filter((proof) => proof.verdict !== 'bites').slice(0, MOST_PROOFS)
  const failures = open.flatMap(closest)
  const rest = sites.length - MOST_SITES
  return [
    `### ${glyph(verdict)} ${verdict}: ${codeSpan(cut(id, LONGEST_NAME))}`,
    sentence(behaviour),
    ...sites.slice(0, MOST_SITES).map((site) => siteMarkdown(site, place, links)),
    ...(rest > 0 ? [`… ${rest} more sites`] : []),
    [
      ...open.map(({ test }) => `- **Test:** ${codeSpan(cut(testName(test), LONGEST_NAME))}`),
      `- **Observed:** ${sentence(observed)}`,
      `- **Next:** ${sentence(nextStep)}`,
    ].join('\n'),
    codeBlock(cut(reproduce, LONGEST_SENTENCE), 'sh'),
    folded(failures.length === 0 ? 'Expected' : 'Expected, and what failed', [...background(entry), ...failures]),
  ].join('\n\n')
}

function siteMarkdown(site: LedgerSite, annotation: Place, links: Permalinks | undefined): string {
  const { file, line, text, revert, diff } = site
  const name = `${cut(file, LONGEST_NAME)}:${line}`
  const address = links && permalink({ file: cut(file, LONGEST_NAME), line, lastLine: lastLine(site) }, links)
  const code =
    diff === undefined
      ? codeBlock(cut(`${text}\n\n${revertText(revert)}`, LONGEST_CODE))
      : markdownDiff(diff, isAnnotation(annotation, site))
  return `${codeLink(name, address)}\n\n${code}`
}

function lastLine({ line, text }: LedgerSite): number {
  return line + text.split('\n').length - 1
}

function background({ because, expected }: LedgerEntry): readonly string[] {
  const said = [`- **Expected:** ${sentence(expected)}`]
  return [[...(because === undefined ? [] : [`- **Because:** ${sentence(because)}`]), ...said].join('\n')]
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

/** The report on a change as Markdown for a comment or a job's summary page: the answer, what to look at, the rest folded. */

import type { DiffLedger, DiffUnit, Noticing } from '../model/diff-ledger.ts'
import { cut } from './cut.ts'
import { diffAnswer } from './diff-answer.ts'
import { diffGroups } from './diff-groups.ts'
import { diffMarkdownFindings, placeLink, spotOf, testMarkdown, titleOf } from './diff-markdown-finding.ts'
import { comparedText, diffSummaryParts, lookText, noticingKind, testText, whyOpen } from './diff-words.ts'
import { fitMarkdown, type MarkdownFold, type MarkdownOptions } from './fit-markdown.ts'
import type { Permalinks } from './forge.ts'
import { codeSpan, markdownText } from './markdown.ts'
import { markdownStrays } from './markdown-strays.ts'

const LONGEST_PART = 300
const MOST_NOTICING = 5

/** Markdown that ends in a line end and fits its room whatever the ledger holds; what is left out is counted. */
export function renderDiffMarkdown(ledger: DiffLedger, options: MarkdownOptions): string {
  const { tool, versions, commit } = ledger
  const circumstances = [`node ${versions.node}`, `teeth ${tool.version}`, ...(commit ? [commit.slice(0, 10)] : [])]
  const parts = {
    head: [`## ${diffAnswer(ledger)}`, part(comparedText(ledger))],
    findings: diffMarkdownFindings(ledger, options.links),
    folds: foldsOf(ledger, options.links),
    foot: [
      ...markdownStrays(ledger.strays),
      [...diffSummaryParts(ledger), ...circumstances].map((text) => part(text)).join(' · '),
    ],
  }
  return fitMarkdown(parts, options)
}

function foldsOf(ledger: DiffLedger, links: Permalinks | undefined): readonly MarkdownFold[] {
  const { open, stuck, quiet, silent, noticed } = diffGroups(ledger)
  const lines = (units: readonly DiffUnit[], said: (unit: DiffUnit) => string) =>
    units.map((unit) => () => `- ${titleOf(unit)}${spotOf(unit, links)}${colon(said(unit))}`)
  return [
    { summary: `${open.length} could not be told`, lines: lines(open, whyOpen) },
    { summary: `${stuck.length} cannot be undone alone`, lines: lines(stuck, whyOpen) },
    {
      summary: `${quiet.length} would go unnoticed, and look like no change of behaviour`,
      lines: lines(quiet, lookText),
    },
    {
      summary: `${silent.length} of the tests say nothing about it`,
      lines: silent.map((test) => () => `- ${testMarkdown(test, links, testText(test))}`),
    },
    {
      summary: `${noticed.length} noticed, and by which test`,
      lines: noticed.map((unit) => () => noticedLine(unit, links)),
    },
  ]
}

function noticedLine(unit: DiffUnit, links: Permalinks | undefined): string {
  const by = unit.noticedBy.slice(0, MOST_NOTICING).map((noticing) => `  - ${noticingMarkdown(noticing, links)}`)
  const rest = unit.noticedBy.length - by.length
  const more = rest > 0 ? [`  - … ${rest} more`] : []
  return [`- ${titleOf(unit)}${spotOf(unit, links)}`, ...by, ...more].join('\n')
}

function noticingMarkdown(noticing: Noticing, links: Permalinks | undefined): string {
  const { file, line, titlePath } = noticing
  const place = line === undefined ? codeSpan(cut(file, LONGEST_PART)) : placeLink({ file, line }, links)
  return `${part(titlePath.join(' > '))} (${place}: ${noticingKind(noticing)})`
}

function colon(said: string): string {
  return said === '' ? '' : `: ${part(said)}`
}

function part(text: string): string {
  return markdownText(cut(text, LONGEST_PART))
}

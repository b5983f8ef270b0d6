/** An audit as Markdown: what changed, then how long each guard has been proven. */

import type { Audit, AuditedGuard, AuditEnd } from '../model/history.ts'
import type { Verdict } from '../model/verdict.ts'
import { auditAnswer } from './audit-answer.ts'
import { longestProvenFirst, provenText } from './audit-days.ts'
import { glyph } from './badge.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import { codeSpan, folded, markdownText } from './markdown.ts'

const LONGEST_ID = 200
const MOST_LISTED = 500

/** Ends in a line end. */
export function auditMarkdown(audit: Audit): string {
  const { added, changed, removed, lost, healed, guards, from, to, unreadable } = audit
  const proven = guards.filter(({ provenSince }) => provenSince !== undefined)
  return `${[
    `## ${auditAnswer(audit)}`,
    `From ${from === undefined ? 'the beginning' : end(from)} to ${end(to)}.`,
    ...list('Newly without teeth', lost, new Map(guards.map(({ id, verdict }) => [id, verdict]))),
    ...list('Removed', removed),
    ...list('Healed', healed),
    ...list('Changed', changed),
    ...list('Added', added),
    ...(guards.length === 0
      ? []
      : [folded(`${count(proven.length, 'guard')} proven, and since when`, [table(guards)])]),
    ...(unreadable === 0 ? [] : [`${count(unreadable, 'line')} of the history could not be read.`]),
  ].join('\n\n')}\n`
}

/** Each with its verdict where that is told. */
function list(heading: string, ids: readonly string[], told?: ReadonlyMap<string, Verdict>): readonly string[] {
  if (ids.length === 0) return []
  const shown = ids.slice(0, MOST_LISTED).map((id) => {
    const verdict = told?.get(id)
    return verdict === undefined ? `- ${spelled(id)}` : `- ${glyph(verdict)} ${verdict}: ${spelled(id)}`
  })
  const rest = ids.length > MOST_LISTED ? [`- … ${ids.length - MOST_LISTED} more`] : []
  return [`### ${heading}`, [...shown, ...rest].join('\n')]
}

/** The longest proven first. A `|` in a cell would end it, also in code. */
function table(guards: readonly AuditedGuard[]): string {
  const rows = longestProvenFirst(guards)
    .slice(0, MOST_LISTED)
    .map((guard) => `| ${[spelled(guard.id), guard.verdict, provenText(guard), last(guard)].map(cell).join(' | ')} |`)
  const rest = guards.length > MOST_LISTED ? [`\n… ${guards.length - MOST_LISTED} more`] : []
  return ['| guard | verdict | proven for | last proven |', '| --- | --- | --- | --- |', ...rows, ...rest].join('\n')
}

function last({ lastProven }: AuditedGuard): string {
  return lastProven === undefined ? 'never' : end(lastProven)
}

function end({ at, commit }: AuditEnd): string {
  const day = markdownText(at.slice(0, 10))
  return commit === undefined ? day : `${day} (${codeSpan(cut(commit, 10).slice(0, 10))})`
}

function spelled(id: string): string {
  return codeSpan(cut(id, LONGEST_ID))
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

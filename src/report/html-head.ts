/** The top of a page: the answer, the verdicts as a bar and as counts, and under which circumstances it was found. */

import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { Ledger } from '../model/ledger.ts'
import type { Verdict } from '../model/verdict.ts'
import { answer } from './answer.ts'
import { cut } from './cut.ts'
import { duration } from './duration.ts'
import { html, type Html, verbatim } from './html.ts'
import { commitHtml, momentHtml } from './html-words.ts'
import { HEAVIEST_FIRST } from './html-order.ts'
import { glyph } from './badge.ts'
import { severity } from './severity.ts'

/** A row of teeth. */
export const MARK = verbatim(
  '<svg class="mark" viewBox="0 0 32 20" aria-hidden="true"><path d="M1 2h30l-3.75 12L23.5 5l-3.75 14L16 5l-3.75 14L8.5 5 4.75 14z" fill="currentColor"/></svg>',
)

export function htmlHead(ledger: Ledger, project: string | undefined): Html {
  const name = project === undefined ? undefined : html` <span class="project"><bdi>${cut(project, 200)}</bdi></span>`
  return html`<header class="top">
    <div class="bar">
      <p class="brand">${MARK} teeth <span>report</span>${name}</p>
      <p class="tools">
        <button type="button" id="theme" class="js" title="Theme (t)">Theme: <span>system</span></button
        ><button type="button" id="help" class="js" title="Keys (?)">Keys</button>
      </p>
    </div>
    <h1 class="${ledger.exitCode === 0 ? 'bites' : 'open'}">${clauses(ledger)}</h1>
    ${share(ledger)}
    <ul class="tally">
      ${HEAVIEST_FIRST.filter((verdict) => ledger.counts[verdict] > 0).map((verdict) => tally(verdict, ledger))}
    </ul>
    ${circumstances(ledger)}
  </header>`
}

/** A line that is too long breaks between two of them. */
function clauses(ledger: Ledger): readonly Html[] {
  const parts = answer(ledger).split(/(?<=,) /)
  return parts.map((part, index) => html`<span class="clause">${part}</span>${index < parts.length - 1 ? ' ' : ''}`)
}

/** Attributes of an SVG need no style, which the page's policy would refuse. */
function share({ counts }: Ledger): Html | undefined {
  const total = HEAVIEST_FIRST.reduce((sum, verdict) => sum + counts[verdict], 0)
  if (total === 0) return undefined
  let from = 0
  const parts = HEAVIEST_FIRST.filter((verdict) => counts[verdict] > 0).map((verdict) => {
    const width = (counts[verdict] / total) * 100
    const part = html`<rect
      class="${severity(verdict)}"
      x="${from.toFixed(3)}%"
      y="0"
      width="${width.toFixed(3)}%"
      height="100%"
    ></rect>`
    from += width
    return part
  })
  return html`<svg class="share" role="img" aria-label="${shareLabel(counts)}">${parts}</svg>`
}

function shareLabel(counts: Ledger['counts']): string {
  return HEAVIEST_FIRST.filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`)
    .join(', ')
}

function tally(verdict: Verdict, { counts }: Ledger): Html {
  const { title } = VERDICT_TEXTS[verdict]
  return html`<li>
    <a class="${severity(verdict)}" href="#verdict=${verdict}" title="${title}"
      ><b>${counts[verdict]}</b> <span aria-hidden="true">${glyph(verdict)}</span> ${verdict}</a
    >
  </li>`
}

type Fact = readonly [name: string, value: Html | string]

function circumstances(ledger: Ledger): Html {
  const { startedAt, commit, isDirty, durationMs, versions, tool, shuffleSeed, exitCode, notStarted } = ledger
  const state = commit && html`${commitHtml(commit)}${isDirty ? ' with uncommitted changes' : ''}`
  const facts: readonly Fact[] = [
    ['when', momentHtml(startedAt)],
    ...(state === undefined || state === '' ? [] : [['commit', state] as const]),
    ['took', duration(durationMs)],
    ['vitest', cut(versions.vitest, 40)],
    ['node', cut(versions.node, 40)],
    ['teeth', cut(tool.version, 40)],
    ...(shuffleSeed === undefined ? [] : [['seed', String(shuffleSeed)] as const]),
    ...(notStarted === 0 ? [] : [['not tried', String(notStarted)] as const]),
    ['exit code', String(exitCode)],
  ]
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

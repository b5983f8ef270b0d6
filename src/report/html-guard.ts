/** One guard on a page: a line to scan, and behind it everything that was promised, done and seen. */

import type { Ledger, LedgerEntry, LedgerSite } from '../model/ledger.ts'
import { cut } from './cut.ts'
import { diffLines } from './diff-lines.ts'
import { duration } from './duration.ts'
import { html, type Html } from './html.ts'
import { htmlCode, htmlDiff } from './html-diff.ts'
import type { LastProven, PageOptions } from './html-options.ts'
import { htmlProof } from './html-proof.ts'
import { badgeHtml, commitHtml, momentHtml, nameHtml, placeHtml, sentenceHtml } from './html-words.ts'
import { neutraliseLine } from './neutralise.ts'
import { revertText } from './revert-text.ts'
import { type KnownFile, presentTokens } from './shown-code.ts'
import { siteLines } from './site-lines.ts'
import { spot } from './spot.ts'

const LONGEST_DIFF = 16_000
const MOST_SITES = 20
const MOST_PROOFS = 50

export type GuardContext = Pick<PageOptions, 'links' | 'lastProven'> & {
  readonly ledger: Ledger
  readonly isOpen: boolean
  /** A file, when it was handed in. */
  readonly knownFile: (file: string) => KnownFile | undefined
}

export function htmlGuard(entry: LedgerEntry, context: GuardContext): Html {
  const { id, verdict, behaviour, proofs } = entry
  const { file, line } = spot(entry)
  const layers = [...new Set(proofs.map(({ layer }) => neutraliseLine(layer)))].join('\n')
  const anchor = encodeURIComponent(id.toWellFormed())
  const time = proofs.reduce((sum, { control, trial }) => sum + control.durationMs + (trial?.durationMs ?? 0), 0)
  return html`<article class="guard" id="guard=${anchor}" data-verdict="${verdict}" data-file="${neutraliseLine(file)}" data-layers="${layers}">
<details${html`${context.isOpen ? ' open' : ''}`}><summary>
${badgeHtml(verdict)}
<h4><code class="id">${nameHtml(id)}</code> <span class="behaviour">${nameHtml(behaviour)}</span></h4>
<span class="spot">${placeHtml({ file, line }, undefined)}</span><span class="time">${proofs.length === 0 ? '' : duration(time)}</span>
</summary>
<div class="inside">
${story(entry)}
${entry.sites.slice(0, MOST_SITES).map((site) => siteHtml(site, entry, context))}
${moreOf(entry.sites.length - MOST_SITES, 'sites')}
${proofs.slice(0, MOST_PROOFS).map((proof) => htmlProof(proof, context.links))}
${moreOf(proofs.length - MOST_PROOFS, 'tests')}
${again(entry, anchor)}
<p class="origin">${origin(entry, context)}</p>
</div></details></article>`
}

/** What bites needs no advice. */
function story({ verdict, because, expected, observed, nextStep }: LedgerEntry): Html {
  const reason =
    because === undefined ? undefined : html`<p class="because"><b>Because</b> ${sentenceHtml(because)}</p>`
  if (verdict === 'bites') return html`${reason}`
  return html`${reason}
    <dl class="story">
      <div>
        <dt>Expected</dt>
        <dd>${sentenceHtml(expected)}</dd>
      </div>
      <div>
        <dt>Observed</dt>
        <dd>${sentenceHtml(observed)}</dd>
      </div>
      <div class="next">
        <dt>Next</dt>
        <dd>${sentenceHtml(nextStep)}</dd>
      </div>
    </dl>`
}

function siteHtml(site: LedgerSite, { place }: LedgerEntry, { links, knownFile }: GuardContext): Html {
  const { file, line, text, revert, diff } = site
  const where = placeHtml({ file, line, lastLine: line + text.split('\n').length - 1 }, links)
  const rule = html`<code class="rule">${cut(revertText(revert), 200)}</code>`
  if (diff === undefined) {
    const code = htmlCode(cut(text, LONGEST_DIFF), line)
    return html`<figure class="site">
      <figcaption>${where} ${rule}</figcaption>
      ${code}
    </figure>`
  }
  const known = knownFile(file)
  const shown = cut(diff, LONGEST_DIFF)
  const lines = siteLines(site, shown, { annotation: place, source: known?.lines })
  return html`<figure class="site">
    <figcaption>${where} ${rule}</figcaption>
    ${htmlDiff(lines, presentTokens(diffLines(shown), known))}
  </figure>`
}

function again({ reproduce }: LedgerEntry, anchor: string): Html {
  return html`<div class="again">
    <code>${cut(reproduce, 2000)}</code><button type="button" class="copy">Copy</button
    ><a class="anchor" href="#guard=${anchor}" title="Link to this guard"
      >#<span class="unseen"> link to this guard</span></a
    >
  </div>`
}

function origin({ id, verdict, place }: LedgerEntry, { ledger, links, lastProven }: GuardContext): Html {
  const declared = html`Declared at ${placeHtml(place, links)}.`
  // @teeth no-proof-that-was-none: says of no guard that it was proven when it was not
  //   test: test/unit/report/html-page.test.ts > the audit page > says of no guard that it was proven when it was not
  //   was: const last: LastProven | undefined = ledger
  const last = verdict === 'bites' ? ledger : lastProven?.get(id)
  if (last === undefined) return declared
  return html`${verdict === 'bites' ? 'Proven' : 'Last proven'} ${proven(last)}. ${declared}`
}

function proven({ startedAt, commit }: LastProven): Html {
  return html`${momentHtml(startedAt)}${commit === undefined ? undefined : html` at ${commitHtml(commit)}`}`
}

function moreOf(rest: number, noun: string): Html | undefined {
  return rest > 0 ? html`<p class="more">… ${rest} more ${noun}</p>` : undefined
}

/** The audit page: one file that holds all it needs, asks nobody for anything, and reads without a script. */

import { VERDICT_TEXTS } from '../errors/verdict-texts.ts'
import type { Ledger, LedgerEntry } from '../model/ledger.ts'
import { answer } from './answer.ts'
import { html, type Html, joined } from './html.ts'
import { htmlFilters } from './html-filters.ts'
import { type GuardContext, htmlGuard } from './html-guard.ts'
import { GUARD_STYLE } from './html-guard-style.ts'
import { htmlHead } from './html-head.ts'
import { htmlKeys } from './html-keys.ts'
import { htmlLayers } from './html-layers.ts'
import type { PageOptions } from './html-options.ts'
import { HEAVIEST_FIRST } from './html-order.ts'
import { PAPER_STYLE } from './html-paper-style.ts'
import { htmlProblems } from './html-problems.ts'
import { PAGE_SCRIPT } from './html-script.ts'
import { PAGE_STYLE } from './html-style.ts'
import { htmlSweep } from './html-sweep.ts'
import { THEME_SCRIPT } from './html-theme-script.ts'
import { htmlUnguarded } from './html-unguarded.ts'
import { knownFile } from './shown-code.ts'
import { pagePolicy, scriptText } from './page-policy.ts'

/** Open from the start; with more, nobody would find the list among them. */
const MOST_OPEN = 25
const STYLE = PAGE_STYLE + GUARD_STYLE + PAPER_STYLE
const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Cpath d=%22M1 8h30l-3.75 12-3.75-9-3.75 14L16 11l-3.75 14L8.5 11l-3.75 9z%22 fill=%22%23b32017%22/%3E%3C/svg%3E'

export function renderHtml(ledger: Ledger, options: PageOptions = {}): string {
  const viewer = options.sweep === undefined ? [] : [scriptText(options.sweep.viewer)]
  const policy = pagePolicy({
    scripts: [THEME_SCRIPT, ...viewer, PAGE_SCRIPT],
    style: STYLE,
    hasViewer: viewer.length > 0,
  })
  const title = options.project === undefined ? answer(ledger) : `${answer(ledger)} · ${options.project}`
  const head = html`<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>${title} · teeth</title>
    <link rel="icon" href="${ICON}" />`
  const body = html`<a class="skip" href="#guards">Skip to the guards</a> ${htmlHead(ledger, options.project)}
    ${views(viewsOf(ledger, options))} ${htmlKeys()}`
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n',
    head.text,
    // Byte for byte what the policy has the digest of.
    `\n<style>${STYLE}</style>\n${script(THEME_SCRIPT)}</head>\n<body>\n`,
    body.text,
    ...[...viewer, PAGE_SCRIPT].map(script),
    '</body>\n</html>\n',
  ].join('')
}

function script(text: string): string {
  return `<script>${text}</script>\n`
}

type View = { readonly name: string; readonly title: string; readonly count?: number; readonly content: Html }

function viewsOf(ledger: Ledger, options: PageOptions): readonly View[] {
  const layers = htmlLayers(ledger, options.layers)
  const unguarded = options.unguarded && htmlUnguarded(options.unguarded, options.links)
  return [
    { name: 'guards', title: 'Guards', count: ledger.guards.length, content: guardsHtml(ledger, options) },
    ...(layers === undefined ? [] : [{ name: 'layers', title: 'Layers', content: layers }]),
    ...(unguarded === undefined ? [] : [{ name: 'unguarded', title: 'Without a guard', content: unguarded }]),
    ...(options.sweep === undefined ? [] : [{ name: 'sweep', title: 'Sweep', content: htmlSweep(options.sweep) }]),
  ]
}

const LEADS: Readonly<Record<string, string>> = {
  sweep: 'Mutants of StrykerJS, with what our own lanes found of them: what survives, no test notices.',
  layers: 'A layer is a group of tests with one guarantee: a Vitest project.',
  unguarded: 'Files in which no guard of the project has a site, by how often their code goes one way or another.',
}

function views(views: readonly View[]): Html {
  const links = views.map(
    ({ name, title, count }) =>
      html`<li>
        <a href="#view-${name}" data-view="${name}"
          >${title}${count === undefined ? undefined : html`<span class="count">${count}</span>`}</a
        >
      </li>`,
  )
  const sections = views.map(({ name, title, content }) => {
    const lead = LEADS[name] === undefined ? undefined : html`<p class="lead">${LEADS[name]}</p>`
    return html`<section class="view" id="view-${name}">
      <h2 class="unseen">${title}</h2>
      ${lead}${content}
    </section>`
  })
  return html`<nav class="views" aria-label="Views">
      <ul>
        ${links}
      </ul>
    </nav>
    <main>${sections}</main>`
}

function guardsHtml(ledger: Ledger, options: PageOptions): Html {
  const files = new Map([...(options.sources ?? [])].map(([file, text]) => [file, knownFile(text)]))
  const context = { ...options, ledger, knownFile: (file: string) => files.get(file) }
  const order = HEAVIEST_FIRST.flatMap((verdict) => ledger.guards.filter((entry) => entry.verdict === verdict))
  const isOpen = new Set(order.slice(0, MOST_OPEN).filter(({ verdict }) => verdict !== 'bites'))
  const groups = HEAVIEST_FIRST.map((verdict) => order.filter((entry) => entry.verdict === verdict))
  return html`${htmlFilters(ledger)}
    <div id="guards" tabindex="-1">
      <div class="toolbar js">
        <p id="shown" role="status"></p>
        <span class="choice" role="group" aria-label="Group by"
          ><button type="button" data-group="verdict" aria-pressed="true">By verdict</button
          ><button type="button" data-group="file" aria-pressed="false">By file</button></span
        >
        <span
          ><button type="button" id="open-all">Open all</button>
          <button type="button" id="close-all">Close all</button></span
        >
      </div>
      ${htmlProblems(ledger, options.links)}
      ${groups.filter((group) => group.length > 0).map((group) => groupHtml(group, context, isOpen))}
      <p id="none" class="nothing" hidden>No guard fits.</p>
    </div>`
}

function groupHtml(
  group: readonly LedgerEntry[],
  context: Omit<GuardContext, 'isOpen'>,
  isOpen: ReadonlySet<LedgerEntry>,
): Html {
  const [first] = group
  if (first === undefined) return joined([])
  const { title, text } = VERDICT_TEXTS[first.verdict]
  return html`<section class="group">
    <h3>${title} <small>${text}</small></h3>
    ${group.map((entry) => htmlGuard(entry, { ...context, isOpen: isOpen.has(entry) }))}
  </section>`
}

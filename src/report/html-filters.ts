/** What narrows the list of guards: search, verdict, layer, file; it works where scripts do, and hides where they do not. */

import type { Ledger } from '../model/ledger.ts'
import { glyph } from './badge.ts'
import { cut } from './cut.ts'
import { html, type Html } from './html.ts'
import { HEAVIEST_FIRST } from './html-order.ts'
import { neutraliseLine } from './neutralise.ts'
import { severity } from './severity.ts'
import { spot } from './spot.ts'

export function htmlFilters(ledger: Ledger): Html {
  return html`<form class="filters js" role="search" aria-label="Guards">
    ${search()}
    <details class="facets" open>
      <summary>Filters</summary>
      ${verdictFacet(ledger)}${layerFacet(ledger)}${fileFacet(ledger)}
    </details>
    <p><button type="button" id="clear" disabled>Clear all</button></p>
  </form>`
}

function search(): Html {
  return html`<p class="search">
    <label for="q">Search</label
    ><input
      id="q"
      type="search"
      name="q"
      autocomplete="off"
      spellcheck="false"
      placeholder="id, behaviour, message …"
    /><kbd aria-hidden="true">/</kbd>
  </p>`
}

function verdictFacet({ counts }: Ledger): Html {
  const verdicts = HEAVIEST_FIRST.filter((verdict) => counts[verdict] > 0)
  const choices = verdicts.map((verdict) => ({
    value: verdict,
    shown: html`<span class="dot ${severity(verdict)}" aria-hidden="true">${glyph(verdict)}</span> ${verdict}`,
    count: counts[verdict],
  }))
  return facet('verdict', 'Verdict', choices)
}

/** Where there is but one to choose, there is nothing to choose. */
function layerFacet({ guards }: Ledger): Html | undefined {
  const layers = tallied(guards.flatMap(({ proofs }) => [...new Set(proofs.map(({ layer }) => neutraliseLine(layer)))]))
  const choices = layers.map(([value, count]) => ({ value, shown: html`${cut(value, 200) || 'no name'}`, count }))
  return choices.length < 2 ? undefined : facet('layer', 'Layer', choices)
}

function fileFacet({ guards }: Ledger): Html | undefined {
  const files = tallied(guards.map((entry) => neutraliseLine(spot(entry).file)))
  const choices = files.map(([value, count]) => ({ value, shown: pathHtml(value), count }))
  return choices.length < 2 ? undefined : facet('file', 'File', choices)
}

type Choice = { readonly value: string; readonly shown: Html; readonly count: number }

function facet(name: string, title: string, choices: readonly Choice[]): Html {
  const rows = choices.map(
    ({ value, shown, count }) =>
      html`<li>
        <label
          ><input type="checkbox" name="${name}" value="${value}" /><span class="shown">${shown}</span
          ><span class="count">${count}</span></label
        >
      </li>`,
  )
  return html`<fieldset class="facet ${name}">
    <legend>${title}</legend>
    <ul>
      ${rows}
    </ul>
  </fieldset>`
}

/** The folder small, the name plain. */
function pathHtml(path: string): Html {
  const bounded = cut(path, 300)
  const end = bounded.lastIndexOf('/') + 1
  return html`<bdi title="${bounded}"><span class="folder">${bounded.slice(0, end)}</span>${bounded.slice(end)}</bdi>`
}

function tallied(values: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

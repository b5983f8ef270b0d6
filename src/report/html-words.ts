/** Small pieces that every part of a page is made of: times, commits, places, sentences with values in backticks. */

import type { Verdict } from '../model/verdict.ts'
import { glyph } from './badge.ts'
import { cut } from './cut.ts'
import { type Lines, permalink, type Permalinks } from './forge.ts'
import { html, type Html } from './html.ts'
import { severity } from './severity.ts'

const LONGEST_SENTENCE = 4000
const LONGEST_NAME = 1000

/** `✗ toothless`, coloured by how heavy it is. */
export function badgeHtml(verdict: Verdict): Html {
  return html`<span class="badge ${severity(verdict)}"
    ><span aria-hidden="true">${glyph(verdict)}</span> ${verdict}</span
  >`
}

/** A sentence of ours or of others; values in backticks become code. */
export function sentenceHtml(text: string): Html {
  const parts = cut(text, LONGEST_SENTENCE).split(/`([^`]+)`/)
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`
}

export function nameHtml(text: string): Html {
  return html`<bdi>${cut(text, LONGEST_NAME)}</bdi>`
}

/** `src/lookup.ts:31`, leading to the forge when there is one. */
export function placeHtml(lines: Lines, links: Permalinks | undefined): Html {
  const { file, line } = lines
  // A path may be broken where a part of it ends.
  const parts = cut(file, LONGEST_NAME).split('/')
  const path = parts.map((part, index) => (index === 0 ? html`${part}` : html`/<wbr />${part}`))
  const name = html`<bdi>${path}:${line}</bdi>`
  const address = links && permalink(lines, links)
  return address === undefined
    ? html`<span class="place">${name}</span>`
    : html`<a class="place" href="${address}">${name}</a>`
}

/** `2026-11-30 09:12 UTC`. */
export function momentHtml(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`
}

export function commitHtml(commit: string): Html {
  return html`<code>${cut(commit.slice(0, 10), 10)}</code>`
}

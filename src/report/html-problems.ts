/** What stands before the guards on a page: mistakes in annotations, and what changed in the work tree meanwhile. */

import type { Ledger } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { count } from './count.ts'
import { cut } from './cut.ts'
import type { Permalinks } from './forge.ts'
import { html, type Html } from './html.ts'
import { nameHtml, placeHtml, sentenceHtml } from './html-words.ts'

const MOST_PROBLEMS = 200
const MOST_STRAYS = 50
const LONGEST_FRAME = 4000

export function htmlProblems({ problems, strays }: Ledger, links: Permalinks | undefined): Html {
  const rest = problems.length - MOST_PROBLEMS
  return html`${
    problems.length === 0
      ? undefined
      : html`<section class="problems">
          <h3>
            ${count(problems.length, 'problem')}
            <small>Annotations that could not be read; nothing is known about their guards.</small>
          </h3>
          ${problems.slice(0, MOST_PROBLEMS).map((problem) => problemHtml(problem, links))}${rest > 0 ? html`<p class="more">… ${rest} more</p>` : undefined}
        </section>`
  }${
    strays.length === 0
      ? undefined
      : html`<section class="strays">
          <h3>${count(strays.length, 'path')} changed in the work tree meanwhile</h3>
          <ul>
            ${strays.slice(0, MOST_STRAYS).map((path) => html`<li><code>${nameHtml(path)}</code></li>`)}
          </ul>
          ${strays.length > MOST_STRAYS ? html`<p class="more">… ${strays.length - MOST_STRAYS} more</p>` : undefined}
        </section>`
  }`
}

function problemHtml({ code, message, wayOut, place, frame }: Problem, links: Permalinks | undefined): Html {
  return html`<article class="problem">
    <h4>
      <span class="badge toothless"><span aria-hidden="true">✗</span> ${code}</span> ${place && placeHtml(place, links)}
    </h4>
    <p>${sentenceHtml(message)}</p>
    ${frame === undefined ? undefined : html`<pre class="message">${cut(frame, LONGEST_FRAME)}</pre>`}
    <p class="next"><b>Next</b> ${sentenceHtml(wayOut)}</p>
  </article>`
}

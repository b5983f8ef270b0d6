/** The files on a page that take many decisions and have no guard: where one is worth the most. */

import { decisions } from './decisions.ts'
import type { Permalinks } from './forge.ts'
import { html, type Html } from './html.ts'
import { placeHtml } from './html-words.ts'
import type { Sources } from './known-source.ts'

const FEWEST = 5
const MOST_FILES = 50
/** Generated code is longer, and nobody guards it. */
const LONGEST_FILE = 500_000

type Unguarded = { readonly file: string; readonly many: number; readonly lines: number }

/** The most decisions first; undefined when no file takes as many as are worth a word. */
export function htmlUnguarded(unguarded: Sources, links: Permalinks | undefined): Html | undefined {
  const found = ranked(unguarded)
  const [first] = found
  if (first === undefined) return undefined
  const rest = found.length - MOST_FILES
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Files without a guard">
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" class="number">Decisions</th>
            <td></td>
            <th scope="col" class="number">Lines</th>
          </tr>
        </thead>
        <tbody>
          ${found.slice(0, MOST_FILES).map((each) => row(each, first.many, links))}
        </tbody>
      </table>
    </div>
    ${rest > 0 ? html`<p class="more">… ${rest} more files</p>` : undefined}`
}

function ranked(unguarded: Sources): readonly Unguarded[] {
  return [...unguarded]
    .filter(([, text]) => text.length < LONGEST_FILE)
    .map(([file, text]) => ({ file, many: decisions(text), lines: text.split('\n').length }))
    .filter(({ many }) => many >= FEWEST)
    .toSorted((one, other) => other.many - one.many || (one.file < other.file ? -1 : 1))
}

function row({ file, many, lines }: Unguarded, most: number, links: Permalinks | undefined): Html {
  return html`<tr>
    <th scope="row">${placeHtml({ file, line: 1 }, links)}</th>
    <td class="number">${many}</td>
    <td class="meter">
      <svg aria-hidden="true"><rect width="${((many / most) * 100).toFixed(1)}%" height="100%"></rect></svg>
    </td>
    <td class="number">${lines}</td>
  </tr>`
}

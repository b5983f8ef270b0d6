/** One proof on a page: the intended test, the two runs, and what failed, word for word. */

import type { LedgerFailure, LedgerProof, LedgerRun } from '../model/ledger.ts'
import { cut } from './cut.ts'
import { duration } from './duration.ts'
import { failureMessage } from './failure-text.ts'
import type { Permalinks } from './forge.ts'
import { html, type Html } from './html.ts'
import { badgeHtml, nameHtml, placeHtml, sentenceHtml } from './html-words.ts'

const LONGEST_MESSAGE = 20_000
const MOST_OTHERS = 10

export function htmlProof(proof: LedgerProof, links: Permalinks | undefined): Html {
  const { test, verdict, closest } = proof
  const line = closest?.line
  const place =
    line === undefined
      ? html`<span class="place">${nameHtml(test.file)}</span>`
      : placeHtml({ file: test.file, line }, links)
  const title = test.title === undefined ? undefined : html` <span class="title">${nameHtml(test.title)}</span>`
  return html`<section class="proof">
    <h5>${badgeHtml(verdict)} <span class="test">${place}${title}</span></h5>
    <dl class="runs">
      ${facts(proof).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${closest && failureHtml(closest, proof, links)}${others(proof)}
  </section>`
}

type Fact = readonly [name: string, value: Html | string]

function facts({ layer, control, trial, trials, strategy, strategyReason }: LedgerProof): readonly Fact[] {
  return [
    ...(layer === '' ? [] : [['layer', layer] as const]),
    ['control', runText(control)],
    ['trial', trial === undefined ? 'not run' : `${runText(trial)}${trials > 1 ? `, ${trials} trials` : ''}`],
    ['strategy', strategyReason === undefined ? strategy : html`${strategy}: ${sentenceHtml(strategyReason)}`],
    ['worker', (trial ?? control).worker],
  ]
}

/** `182 ms: 4 passed`. */
function runText({ end, durationMs, passed, failed, skipped }: LedgerRun): string {
  const counts = [
    ...(passed === 0 ? [] : [`${passed} passed`]),
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ]
  const said = end === 'finished' ? counts : [end, ...counts]
  return [duration(durationMs), said.join(', ')].filter((part) => part !== '').join(': ')
}

function failureHtml(failure: LedgerFailure, { test, verdict }: LedgerProof, links: Permalinks | undefined): Html {
  const { titlePath, kind, line, diff } = failure
  const lead = verdict === 'bites' ? 'Failed, as it should' : 'Closest failure'
  const place = line === undefined ? undefined : html` at ${placeHtml({ file: test.file, line }, links)}`
  const title = titlePath.length === 0 ? html`outside every test` : nameHtml(titlePath.join(' › '))
  return html`<figure class="failure">
    <figcaption>${lead} (${kind}): <span class="title">${title}</span>${place}</figcaption>
    <pre class="message">${cut(failureMessage(failure), LONGEST_MESSAGE)}</pre>
    ${diff === undefined || diff.trim() === '' ? undefined : diffHtml(diff)}
  </figure>`
}

/** What Vitest prints as the difference. */
function diffHtml(diff: string): Html {
  const lines = cut(diff, LONGEST_MESSAGE)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const own = `${line}\n`
      if (line.startsWith('-')) return html`<del>${own}</del>`
      return line.startsWith('+') ? html`<ins>${own}</ins>` : html`${own}`
    })
  return html`<pre class="message difference">${lines}</pre>`
}

function others({ alsoNoticedBy }: LedgerProof): Html | undefined {
  if (alsoNoticedBy.length === 0) return undefined
  const rest = alsoNoticedBy.length - MOST_OTHERS
  const shown = alsoNoticedBy.slice(0, MOST_OTHERS)
  return html`<div class="others">
    <p>Tests of the file that noticed, although the guard does not name them:</p>
    <ul>
      ${shown.map((path) => html`<li>${nameHtml(path.join(' › '))}</li>`)}${rest > 0 ? html`<li>… ${rest} more</li>` : undefined}
    </ul>
  </div>`
}

/** An audit as a page of its own: no script but for the theme, no request to anywhere. */

import type { Audit, AuditedGuard, AuditEnd } from '../model/history.ts'
import type { Verdict } from '../model/verdict.ts'
import { auditAnswer } from './audit-answer.ts'
import { longestProvenFirst, provenText } from './audit-days.ts'
import { count } from './count.ts'
import { html, type Html } from './html.ts'
import { MARK } from './html-head.ts'
import { PAGE_STYLE } from './html-style.ts'
import { THEME_SCRIPT } from './html-theme-script.ts'
import { badgeHtml, commitHtml, momentHtml, nameHtml } from './html-words.ts'
import { pagePolicy } from './page-policy.ts'

const STYLE = `${PAGE_STYLE}
main > section { margin-bottom: 1.75rem; }
main h2 { font-size: 1.1rem; margin-bottom: .5rem; }
main li { padding-block: .1rem; }
tbody th { min-width: 12rem; }
tbody td { white-space: nowrap; }
`

export function auditPage(audit: Audit): string {
  const policy = pagePolicy({ scripts: [THEME_SCRIPT], style: STYLE, hasViewer: false })
  const head = html`<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>${auditAnswer(audit)} · teeth</title>`
  return [
    `<!doctype html>\n<html lang="en">\n<head>\n${head.text}\n`,
    // Byte for byte what the policy has the digests of.
    `<style>${STYLE}</style>\n<script>${THEME_SCRIPT}</script>\n</head>\n`,
    `<body>\n${bodyHtml(audit).text}\n</body>\n</html>\n`,
  ].join('')
}

function bodyHtml(audit: Audit): Html {
  return html`<header class="top">
      <div class="bar">
        <p class="brand">${MARK} teeth <span>history</span></p>
      </div>
      <h1 class="${audit.lost.length + audit.removed.length === 0 ? 'bites' : 'open'}">${auditAnswer(audit)}</h1>
      <p>From ${audit.from === undefined ? 'the beginning' : endHtml(audit.from)} to ${endHtml(audit.to)}.</p>
      ${unreadable(audit)}
    </header>
    <main>
      ${list('Newly without teeth', audit.lost, verdicts(audit))} ${list('Removed', audit.removed)}
      ${list('Healed', audit.healed)} ${list('Changed', audit.changed)} ${list('Added', audit.added)}
      <section>
        <h2>How long each has been proven</h2>
        ${table(audit.guards)}
      </section>
    </main>`
}

function unreadable({ unreadable }: Audit): Html | undefined {
  return unreadable === 0 ? undefined : html`<p>${count(unreadable, 'line')} of the history could not be read.</p>`
}

type Verdicts = ReadonlyMap<string, Verdict>

function verdicts({ guards }: Audit): Verdicts {
  return new Map(guards.map(({ id, verdict }) => [id, verdict]))
}

/** Each with its verdict where that is told. */
function list(heading: string, ids: readonly string[], told?: Verdicts): Html | undefined {
  if (ids.length === 0) return undefined
  const items = ids.map((id) => {
    const verdict = told?.get(id)
    return html`<li>
      ${verdict === undefined ? undefined : html`${badgeHtml(verdict)} `}<code>${nameHtml(id)}</code>
    </li>`
  })
  return html`<section>
    <h2>${heading}</h2>
    <ul>
      ${items}
    </ul>
  </section>`
}

function table(guards: readonly AuditedGuard[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Guards">
    <table>
      <thead>
        <tr>
          <th scope="col">Guard</th>
          <th scope="col">Verdict</th>
          <th scope="col" class="number">Proven for</th>
          <th scope="col">Last proven</th>
        </tr>
      </thead>
      <tbody>
        ${longestProvenFirst(guards).map(row)}
      </tbody>
    </table>
  </div>`
}

function row(guard: AuditedGuard): Html {
  return html`<tr>
    <th scope="row"><code>${nameHtml(guard.id)}</code></th>
    <td>${badgeHtml(guard.verdict)}</td>
    <td class="number">${provenText(guard)}</td>
    <td>${guard.lastProven === undefined ? 'never' : endHtml(guard.lastProven)}</td>
  </tr>`
}

function endHtml({ at, commit }: AuditEnd): Html {
  return html`${momentHtml(at)}${commit === undefined ? undefined : html` (${commitHtml(commit)})`}`
}

/** The sweep on a page: the mutation report in its own viewer, both part of the page. */

import { html, type Html, verbatim } from './html.ts'
import type { Sweep } from './html-options.ts'

/** Nothing in a mutation report can end the element it stands in. */
export function htmlSweep({ report }: Sweep): Html {
  // @teeth report-stays-data: keeps a mutation report as data
  //   test: test/unit/report/html-page.test.ts > the audit page > keeps a mutation report as data
  //   was: const data = report
  const data = report.replaceAll('<', String.raw`\u003c`)
  const script = verbatim(`<script type="application/json" id="sweep-report">${data}</script>`)
  return html`${script}
    <div id="sweep"></div>`
}

/** What the keys do on a page, as the page tells it. */

import { html, type Html } from './html.ts'

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['/', 'search'],
  ['j', 'next guard'],
  ['k', 'previous guard'],
  ['Enter', 'open or close the guard'],
  ['e', 'open or close all'],
  ['g', 'group by verdict or by file'],
  ['t', 'theme'],
  ['Esc', 'clear the search'],
  ['?', 'this help'],
]

export function htmlKeys(): Html {
  return html`<dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl>
      ${KEYS.map(
        ([key, does]) =>
          html`<dt><kbd>${key}</kbd></dt>
            <dd>${does}</dd>`,
      )}
    </dl>
    <label><input type="checkbox" id="single" /> Use single keys</label>
    <form method="dialog"><button>Close</button></form>
  </dialog>`
}

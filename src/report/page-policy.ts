/** What a page may do, as its Content-Security-Policy says it: run and wear what it was made of, and ask nobody for anything. */

import { base64, sha256 } from './sha256.ts'

type Parts = { readonly scripts: readonly string[]; readonly style: string; readonly hasViewer: boolean }

export function pagePolicy({ scripts, style, hasViewer }: Parts): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(source).join(' ')}`,
    `style-src ${source(style)}`,
    // The viewer of mutation reports writes style attributes; nothing else of the page does.
    ...(hasViewer ? ["style-src-attr 'unsafe-inline'"] : []),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** A script as it may stand in a page: what would end its element, or begin a comment in it, is written otherwise. */
export function scriptText(script: string): string {
  return script.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`)
}

function source(text: string): string {
  return `'sha256-${base64(sha256(text))}'`
}

/** The audit page as tests read it: without what is always there, as markup or as text. */

import type { Ledger } from '../../../src/model/ledger.ts'
import type { PageOptions } from '../../../src/report/html-options.ts'
import { renderHtml } from '../../../src/report/html-page.ts'

export const COMMIT = '3f2a91c7d5b04e8f9a6c1d2e3b4a5f6071829304'
export const LINKS = {
  forge: { kind: 'github', url: 'https://github.com/ada/catalog' },
  commit: COMMIT,
  pathPrefix: '',
} as const
/** A tag as this page writes them: names of its own, attributes in quotes. */
export const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"<>]*")?)*)\s*\/?>/g

/** Without what is ours and no markup: the document's type, style, script and icon. */
export function ownMarkup(ledger: Ledger, options: PageOptions): string {
  return renderHtml(ledger, options)
    .replace('<!doctype html>', '')
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/<link rel="icon"[^>]*>/, '')
    .replaceAll(/<script>[^]*?<\/script>/g, '')
}

/** What a reader reads. */
export function textOf(ledger: Ledger, options: PageOptions = {}): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return ownMarkup(ledger, options)
    .replaceAll(/<wbr\s*\/?>|<\/?(?:i|mark|bdi|code|time|span|b|a|del|ins)(?: [^>]*)?>/g, '')
    .replaceAll(TAG, ' ')
    .replaceAll(/&([^;&]+);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[ \n]+/g, ' ')
}

/** Where a line of the project is shown on the web, for good: the forge that keeps the repository, at one commit. */

import { relativeUri } from './relative-uri.ts'

export type Forge = {
  readonly kind: 'github' | 'gitlab'
  /** Web address of the repository, `https://github.com/ada/catalog`. */
  readonly url: string
}

export type Lines = { readonly file: string; readonly line: number; readonly lastLine?: number }

/** The forge, the commit and where in the repository the project lies: all that an address is made of. */
export type Permalinks = { readonly forge: Forge; readonly commit: string; readonly pathPrefix: string }

/** A ledger, as far as it matters here. */
type Known = { readonly commit?: string }
type Told = { readonly forge?: Forge; readonly pathPrefix?: string }

/** Without a forge, or without a commit that it could show, places lead nowhere. */
export function permalinksOf({ commit }: Known, { forge, pathPrefix = '' }: Told): { readonly links?: Permalinks } {
  return forge === undefined || commit === undefined ? {} : { links: { forge, commit, pathPrefix } }
}

/** `https://github.com/ada/catalog/blob/3f2a91c/src/lookup.ts#L14-L16`; undefined where the address is none of the web. */
export function permalink({ file, line, lastLine = line }: Lines, links: Permalinks): string | undefined {
  const { forge, commit, pathPrefix } = links
  // @teeth web-addresses-only: a permalink leads to the web or nowhere
  //   test: test/unit/report/forge.test.ts > a permalink > leads to the web or nowhere: %s
  //   revert: condition false
  if (!/^https?:\/\/[^\s/?#]+\/[^\s?#]*$/.test(forge.url)) return undefined
  const base = forge.url.replace(/\/+$/, '')
  const path = relativeUri(file, pathPrefix)
  const ref = encodeURIComponent(commit.toWellFormed())
  if (forge.kind === 'gitlab') return `${base}/-/blob/${ref}/${path}#L${line}${lastLine > line ? `-${lastLine}` : ''}`
  return `${base}/blob/${ref}/${path}#L${line}${lastLine > line ? `-L${lastLine}` : ''}`
}

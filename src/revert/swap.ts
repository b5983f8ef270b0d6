/** `revert: swap <old> => <new>`: another sequence of tokens for one in the node. */

import type { Span } from '../model/place.ts'
import type { RevertSpec } from '../model/revert.ts'
import { leaves } from '../syntax/leaves.ts'
import { skipTrivia } from '../syntax/skip-trivia.ts'
import { keepLines } from './keep-lines.ts'
import { lay } from './lay.ts'
import { edits, type FoundSite, type Outcome, stale } from './rule.ts'

type Token = { readonly span: Span; readonly text: string }

type Swap = Extract<RevertSpec, { kind: 'swap' }>

/** White space and comments between the tokens do not matter. */
export function swap({ from, to, all }: Swap, site: FoundSite): Outcome {
  const found = occurrences(from, site)
  if (found.length === 0) return stale('matches-nothing', `\`${from}\` is not in the site`)
  // @teeth swap-once: `swap` is stale when the sequence is there twice
  //   test: test/unit/revert/swap.test.ts
  //   revert: remove
  if (found.length > 1 && !all)
    return stale('matches-several', `\`${from}\` is in the site ${found.length} times; expected once, or \`swap all\``)
  return edits(...found.map((span) => keepLines(site.text, span, lay(to, site))))
}

/** From left to right, none inside another. */
function occurrences(from: string, { node, tree, text }: FoundSite): readonly Span[] {
  const tokens = leaves(node, tree).map((span) => ({ span, text: text.slice(span.start, span.end) }))
  const found: Span[] = []
  for (const [index, { span }] of tokens.entries()) {
    const end = span.start < (found.at(-1)?.end ?? 0) ? undefined : endOfMatch(from, tokens, index)
    if (end !== undefined) found.push({ start: span.start, end })
  }
  return found
}

/** Where the sequence ends if it begins with the token of that index. */
function endOfMatch(from: string, tokens: readonly Token[], first: number): number | undefined {
  let offset = skipTrivia(from, 0)
  for (let index = first; offset < from.length; index += 1) {
    const token = tokens[index]
    if (token === undefined || !from.startsWith(token.text, offset)) return undefined
    if (isCut(token.text, from[offset + token.text.length])) return undefined
    offset = skipTrivia(from, offset + token.text.length)
    if (offset === from.length) return token.span.end
  }
  return undefined
}

/** Whether the sequence has a longer word or operator where the token ends. */
function isCut(token: string, next: string | undefined): boolean {
  if (next === undefined) return false
  const last = token.at(-1) ?? ''
  if (/[\p{L}\p{N}_$]/u.test(last)) return /[\p{L}\p{N}_$]/u.test(next)
  return /^[+-]$/.test(token) && next === token
}

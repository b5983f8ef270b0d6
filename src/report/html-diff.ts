/** A revert on a page: the present code and the old one, highlighted, under each other or beside each other. */

import { changedWords, type Stretch } from './changed-words.ts'
import { type CodeToken, codeTokens } from './code-tokens.ts'
import type { DiffLine } from './diff-lines.ts'
import { html, type Html, joined } from './html.ts'
import { presentTokens, sliceTokens, tokensOfEnd } from './shown-code.ts'

const MOST_LINES = 200

type Shown = DiffLine & { readonly tokens: readonly CodeToken[] }

type TokensOf = (line: number) => readonly CodeToken[] | undefined

/**
 * Lines that change together stand in one block, so that a wide page can put the two sides beside each other. `tokensOf`
 * knows the present code by its line.
 */
export function htmlDiff(lines: readonly DiffLine[], tokensOf: TokensOf): Html {
  const shown = highlighted(lines.slice(0, MOST_LINES), tokensOf)
  const rest = lines.length - shown.length
  const more = rest > 0 ? html`<span class="gap">… ${rest} more lines</span>` : undefined
  return html`<pre class="code">${blocks(shown).map(blockHtml)}${more}</pre>`
}

/** Code without a revert. */
export function htmlCode(code: string, line: number): Html {
  const lines = code.split('\n').map((text, index) => ({ kind: 'context', text, line: line + index }) as const)
  return htmlDiff(lines, presentTokens(lines, undefined))
}

/** Old code is read as code of its own. */
function highlighted(lines: readonly DiffLine[], tokensOf: TokensOf): readonly Shown[] {
  const coming = lines.filter(({ kind }) => kind === 'comes').map(({ text }) => text.replaceAll('\n', ' '))
  const old = codeTokens(coming.join('\n'))
  let next = 0
  return lines.map((line) => {
    if (line.kind === 'comes') return { ...line, tokens: old[next++] ?? [] }
    return { ...line, tokens: tokensOfEnd(line.text, line.line === undefined ? undefined : tokensOf(line.line)) }
  })
}

type Block = { readonly isChange: boolean; readonly lines: readonly Shown[] }

function blocks(lines: readonly Shown[]): readonly Block[] {
  const found: { isChange: boolean; lines: Shown[] }[] = []
  for (const line of lines) {
    const isChange = line.kind === 'goes' || line.kind === 'comes'
    const last = found.at(-1)
    if (last?.isChange === isChange) last.lines.push(line)
    else found.push({ isChange, lines: [line] })
  }
  return found
}

function blockHtml({ isChange, lines }: Block): Html {
  if (!isChange) return joined(lines.map((line) => lineHtml(line)))
  const going = lines.filter(({ kind }) => kind === 'goes')
  const coming = lines.filter(({ kind }) => kind === 'comes')
  const pairs =
    going.length === coming.length ? going.map((line, at) => changedWords(line.text, textAt(coming, at))) : []
  const now = going.map((line, at) => lineHtml(line, pairs[at]?.[0]))
  const then = coming.map((line, at) => lineHtml(line, pairs[at]?.[1]))
  return html`<span class="change"><span class="side now">${now}</span><span class="side old">${then}</span></span>`
}

function textAt(lines: readonly DiffLine[], index: number): string {
  return lines[index]?.text ?? ''
}

function lineHtml({ kind, line, tokens }: Shown, changed?: Stretch): Html {
  if (kind === 'gap') return html`<span class="gap">⋮</span>`
  const parts = changed === undefined ? tokens.map(tokenHtml) : marked(tokens, changed)
  const number = line ?? ''
  if (kind === 'goes') return html`<del class="l" data-n="${number}"><span>${parts}</span></del>`
  if (kind === 'comes') return html`<ins class="l" data-n="${number}"><span>${parts}</span></ins>`
  return html`<span class="l" data-n="${number}"><span>${parts}</span></span>`
}

function marked(tokens: readonly CodeToken[], { start, end }: Stretch): readonly Html[] {
  const before = sliceTokens(tokens, 0, start)
  const inside = sliceTokens(tokens, start, end)
  const mark = inside.length === 0 ? [] : [html`<mark>${inside.map(tokenHtml)}</mark>`]
  return [...before.map(tokenHtml), ...mark, ...sliceTokens(tokens, end, Infinity).map(tokenHtml)]
}

const CLASSES = { keyword: 'k', string: 's', number: 'n', comment: 'c', call: 'f' } as const

function tokenHtml({ kind, text }: CodeToken): Html {
  return kind === 'plain' ? html`${text}` : html`<i class="${CLASSES[kind]}">${text}</i>`
}

/** The tokens of code that is shown in part: read in its whole, so that the end of a comment is not taken for code. */

import { type CodeToken, codeTokens } from './code-tokens.ts'
import type { DiffLine } from './diff-lines.ts'

/** A file that was handed in. */
export type KnownFile = {
  readonly lines: readonly string[]
  /** Tabs are two spaces. */
  readonly tokens: readonly (readonly CodeToken[])[]
}

export function knownFile(text: string): KnownFile {
  const plain = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  return { lines: plain.split('\n'), tokens: codeTokens(plain.replaceAll('\t', '  ')) }
}

/** By line of the present file; `diff` is all of it, also the lines that are not shown. */
export function presentTokens(
  diff: readonly DiffLine[],
  file: KnownFile | undefined,
): (line: number) => readonly CodeToken[] | undefined {
  if (file !== undefined) return (line) => file.tokens[line - 1]
  const present = diff.filter(({ kind }) => kind === 'context' || kind === 'goes')
  const tokens = codeTokens(present.map(({ text }) => text.replaceAll('\t', '  ')).join('\n'))
  const byLine = new Map(present.map(({ line }, index) => [line, tokens[index]]))
  return (line) => byLine.get(line)
}

/** Those of `text`, which is the end of the line that `tokens` are of; told by itself when it is not. */
export function tokensOfEnd(text: string, tokens: readonly CodeToken[] | undefined): readonly CodeToken[] {
  const whole = (tokens ?? []).map((token) => token.text).join('')
  if (tokens === undefined || !whole.endsWith(text)) return codeTokens(text.replaceAll('\n', ' '))[0] ?? []
  return sliceTokens(tokens, whole.length - text.length, Infinity)
}

export function sliceTokens(tokens: readonly CodeToken[], start: number, end: number): readonly CodeToken[] {
  let offset = 0
  return tokens.flatMap(({ kind, text }) => {
    const [from, to] = [start - offset, end - offset]
    offset += text.length
    const part = text.slice(Math.max(from, 0), Math.max(to, 0))
    return part === '' ? [] : [{ kind, text: part }]
  })
}

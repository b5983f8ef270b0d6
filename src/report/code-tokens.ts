/** Which parts of a piece of code are keywords, texts, numbers and comments, line by line. */

import { tokensOf } from './tokens.ts'

export type CodeToken = { readonly kind: TokenKind; readonly text: string }
export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'call' | 'plain'

const KINDS: Readonly<Record<string, TokenKind>> = {
  StringLiteral: 'string',
  NoSubstitutionTemplate: 'string',
  TemplateHead: 'string',
  TemplateMiddle: 'string',
  TemplateTail: 'string',
  RegularExpressionLiteral: 'string',
  NumericLiteral: 'number',
  SingleLineComment: 'comment',
  MultiLineComment: 'comment',
  HashbangComment: 'comment',
}

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'abstract as asserts async await break case catch class const continue debugger declare default delete do else enum ' +
    'export extends false finally for from function get if implements import in infer instanceof interface is keyof let ' +
    'namespace new null of override private protected public readonly return satisfies set static super switch this throw ' +
    'true try type typeof undefined unique var void while with yield'
  ).split(' '),
)

/** As many lines as the code has. Total: code that does not parse is told apart as far as it goes. */
export function codeTokens(code: string): readonly (readonly CodeToken[])[] {
  const lines: CodeToken[][] = [[]]
  const tokens = tokensOf(code)
  for (const [index, { type, value }] of tokens.entries()) {
    const isCall = type === 'IdentifierName' && tokens[index + 1]?.value === '('
    const kind = type === 'IdentifierName' ? word(value, isCall) : (KINDS[type] ?? 'plain')
    for (const [part, text] of value.split('\n').entries()) {
      if (part > 0) lines.push([])
      if (text !== '') add(lines.at(-1) ?? [], { kind, text })
    }
  }
  return lines
}

function word(value: string, isCall: boolean): TokenKind {
  if (KEYWORDS.has(value)) return 'keyword'
  return isCall ? 'call' : 'plain'
}

/** Neighbours of one kind are one token: a page of many guards is made of few elements. */
function add(line: CodeToken[], token: CodeToken): void {
  const last = line.at(-1)
  if (last?.kind === token.kind) line[line.length - 1] = { kind: token.kind, text: last.text + token.text }
  else line.push(token)
}

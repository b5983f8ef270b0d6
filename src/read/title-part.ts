/** The title of one suite or test as far as it can be told without running the file. */

import { ts } from '../syntax/parse.ts'

export type TitlePart =
  | { readonly kind: 'literal'; readonly text: string }
  /** What is known of it, with a gap of unknown text between each two. */
  | { readonly kind: 'pattern'; readonly pieces: readonly string[] }
  /** Any number of suites and tests, none included. */
  | { readonly kind: 'anything' }

/** What names of the file stand for, when they are titles. */
export type KnownNames = ReadonlyMap<string, string>

const ANY: readonly string[] = ['', '']
/** What `each` and `for` fill in: printf's signs, `$name`, `$name.path`, `$#`. */
const FILLED_IN = /%[sdifjoOc#$]|\$[\w#][\w.]*/

/** Reads the first argument of a `test` or `describe`; `isFilledIn` where a table of cases fills the title in. */
export function titlePart(title: ts.Node | undefined, isFilledIn: boolean, names: KnownNames): TitlePart {
  const pieces = piecesOf(title, names)
  const all = isFilledIn
    ? pieces.flatMap((piece) => piece.split(FILLED_IN)).map((piece) => piece.replaceAll('%%', '%'))
    : pieces
  const [only = ''] = all
  return all.length === 1 ? { kind: 'literal', text: only } : { kind: 'pattern', pieces: all }
}

function piecesOf(title: ts.Node | undefined, names: KnownNames): readonly string[] {
  if (title === undefined) return ANY
  if (ts.isStringLiteralLike(title)) return [title.text]
  if (ts.isTemplateExpression(title)) return templatePieces(title, names)
  if (ts.isParenthesizedExpression(title)) return piecesOf(title.expression, names)
  if (ts.isIdentifier(title)) return nameOf(title.text, names)
  if (ts.isBinaryExpression(title) && title.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined(piecesOf(title.left, names), piecesOf(title.right, names))
  }
  return ANY
}

function templatePieces(title: ts.TemplateExpression, names: KnownNames): readonly string[] {
  return title.templateSpans.reduce<readonly string[]>(
    (pieces, span) => joined(joined(pieces, piecesOf(span.expression, names)), [span.literal.text]),
    [title.head.text],
  )
}

function nameOf(name: string, names: KnownNames): readonly string[] {
  const text = names.get(name)
  return text === undefined ? ANY : [text]
}

function joined(left: readonly string[], right: readonly string[]): readonly string[] {
  return [...left.slice(0, -1), `${left.at(-1) ?? ''}${right[0] ?? ''}`, ...right.slice(1)]
}

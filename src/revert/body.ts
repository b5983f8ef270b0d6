/** `revert: body <code>`: another body for a function. */

import { parseStatements } from '../syntax/fragment.ts'
import { ts } from '../syntax/parse.ts'
import { keepLines, lineEnds } from './keep-lines.ts'
import { indentAt, lay, lineEndOf } from './lay.ts'
import { onlyOutermost } from './outermost.ts'
import { edits, type FoundSite, type Outcome, spanOf, stale } from './rule.ts'

type WithBody = ts.FunctionLikeDeclaration & { readonly body: ts.ConciseBody }

/** An expression body of an arrow function becomes a block. No code makes an empty body. */
export function body(code: string, site: FoundSite): Outcome {
  const parsed = parseStatements(site.tree.fileName, code)
  if (parsed === undefined) return stale('does-not-parse', `\`${code}\` is no body of a function`)
  const found = onlyOutermost(site, { is: hasBody, words: 'a function with a body' })
  if (found.kind === 'stale') return found
  const span = spanOf(found.node.body, site.tree)
  return edits(keepLines(site.text, span, block(parsed.text.trim(), found.node, site)))
}

function hasBody(node: ts.Node): node is WithBody {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

/** On lines of its own where the old body leaves room for them, so that no line moves. */
function block(code: string, { body }: WithBody, site: FoundSite): string {
  if (code === '') return '{}'
  const { text, tree } = site
  const span = spanOf(body, tree)
  const laid = lay(code, { ...site, node: body })
  const room = lineEnds(text.slice(span.start, span.end)).length
  // @teeth body-keeps-lines: gives another body to a function that keeps its lines
  //   test: test/unit/revert/body.test.ts
  //   revert: condition true
  if (!ts.isBlock(body) || room < lineEnds(code).length + 2) return `{ ${laid} }`
  const lineEnd = lineEndOf(text)
  const outer = indentAt(text, span.start)
  const first = body.statements[0]
  const inner = first === undefined ? outer : indentAt(text, first.getStart(tree))
  const spare = lineEnd.repeat(room - lineEnds(code).length - 2)
  return `{${lineEnd}${inner}${lay(code, { ...site, node: first ?? body })}${spare}${lineEnd}${outer}}`
}

/** `was: <code>`: the old code in the node's place. */

import { parseExpression, parseMember, parseStatements } from '../syntax/fragment.ts'
import { isCommaItem } from '../syntax/list-around.ts'
import { ts } from '../syntax/parse.ts'
import { placeLevel } from '../syntax/place-level.ts'
import { isListed, isLone } from '../syntax/statement-place.ts'
import { withoutTrailingComment } from '../syntax/without-trailing-comment.ts'
import { keepLines } from './keep-lines.ts'
import { lay } from './lay.ts'
import { parenthesized } from './parenthesized.ts'
import { remove } from './remove.ts'
import { edits, type FoundSite, type Outcome, spanOf } from './rule.ts'
import { standsAlone } from './stands-alone.ts'
import { isOpen, seamAfter, seamBefore } from './seams.ts'

/** Commas and semicolons are those of the place, whatever the code ends with. No code at all removes the node. */
export function was(code: string, site: FoundSite): Outcome {
  const bare = ts.isJsxChild(site.node) ? code : withoutTrailingComment(site.tree.fileName, code)
  if (bare.trim() === '') return remove(site)
  const text = fitted(bare.trim(), site)
  return edits(keepLines(site.text, spanOf(site.node, site.tree), seamBefore(text, site.node, site) + text))
}

function fitted(code: string, site: FoundSite): string {
  const { node } = site
  if (isListed(node) || isLone(node)) return asStatement(code, site)
  if (ts.isJsxText(node)) return lay(code, site) + (/\s*$/.exec(node.text)?.[0] ?? '')
  if (isCommaItem(node) && !ts.isHeritageClause(node.parent)) return lay(code.replace(/\s*,$/, ''), site)
  if (ts.isClassElement(node) || ts.isTypeElement(node)) return lay(asMember(code, site), site)
  return placeLevel(node) === undefined ? lay(code, site) : asExpression(code, site)
}

function asStatement(code: string, site: FoundSite): string {
  const parsed = parseStatements(site.tree.fileName, code)
  const last = parsed?.statements.at(-1)
  if (parsed === undefined || last === undefined) return lay(code, site)
  const text = lay(parsed.text, site) + closing(last, site)
  return isListed(site.node) || standsAlone(parsed.statements, site.node) ? text : `{ ${text} }`
}

function closing(last: ts.Statement, site: FoundSite): string {
  if (!isOpen(last, last.getSourceFile())) return ''
  return site.text[site.node.end - 1] === ';' ? ';' : seamAfter(site.node, site)
}

/** A method needs no semicolon, a field or a member of a type keeps what the place has. */
function asMember(code: string, { node, text, tree }: FoundSite): string {
  const end = /[;,]$/.exec(text.slice(0, node.end))?.[0] ?? ''
  if (/[;,]$/.test(code)) return code
  const member = parseMember(tree.fileName, code)
  return member !== undefined && ts.isFunctionLike(member) && 'body' in member ? code : code + end
}

/** What is no single expression goes in as it is, for the parser to judge. */
function asExpression(code: string, site: FoundSite): string {
  const expression = parseExpression(site.tree.fileName, code.replace(/\s*[;,]$/, ''))
  if (expression === undefined) return lay(code, site)
  return parenthesized(lay(expression.getText(), site), expression, site.node)
}

/** `revert: remove`: the node goes, with the comma that belongs to it. */

import type { Span } from '../model/place.ts'
import { kindName } from '../syntax/kind-name.ts'
import { isCommaItem } from '../syntax/list-around.ts'
import { ts } from '../syntax/parse.ts'
import { isListed, isLone } from '../syntax/statement-place.ts'
import { keepLines } from './keep-lines.ts'
import { removeItem } from './remove-item.ts'
import { edits, type FoundSite, type Outcome, spanOf, stale } from './rule.ts'
import { seamInstead } from './seams.ts'

/** Takes statements, members, properties, elements, arguments, cases, decorators, JSX attributes and children. */
export function remove(site: FoundSite): Outcome {
  const node = wholeOf(site.node)
  const span = spanOf(node, site.tree)
  if (isListed(node)) return edits(keepLines(site.text, span, seamInstead(node, site)))
  if (isLone(node)) return edits(keepLines(site.text, span, '{}'))
  if (isCommaItem(node)) return removeItem({ ...site, node })
  if (isMember(node)) return edits(keepLines(site.text, span, seamInstead(node, site)))
  if (isPart(node)) return edits(keepLines(site.text, withSpace(span, site), ''))
  // @teeth remove-needs-a-gap: `remove` is stale on a value that something has to stand for
  //   test: test/unit/revert/remove.test.ts
  //   was: return edits(keepLines(site.text, span, ''))
  return stale(
    'rule-does-not-fit',
    `\`remove\` takes a statement, member, property, element, argument, case, decorator or JSX attribute, found a ${kindName(node)} that something has to stand for; expected \`was: <code>\` here`,
  )
}

/** A declaration goes with the last of what it declares, a clause with the last of its types. */
function wholeOf(node: ts.Node): ts.Node {
  const { parent } = node
  if (ts.isVariableDeclarationList(parent) && parent.declarations.length === 1)
    return ts.isVariableStatement(parent.parent) ? parent.parent : parent
  return ts.isHeritageClause(parent) && parent.types.length === 1 ? parent : node
}

function isMember(node: ts.Node): boolean {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isCaseOrDefaultClause(node)
}

/** What stands beside others without a comma, or may be there or not. */
function isPart(node: ts.Node): boolean {
  return (
    ts.isDecorator(node) ||
    ts.isModifier(node) ||
    ts.isHeritageClause(node) ||
    ts.isCatchClause(node) ||
    ts.isJsxAttributeLike(node) ||
    (ts.isJsxChild(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
  )
}

/** With the spaces behind it, where there are some before it too. */
function withSpace({ start, end }: Span, { node, text }: FoundSite): Span {
  if (ts.isJsxChild(node) || !/\s/.test(text[start - 1] ?? '')) return { start, end }
  return { start, end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0) }
}

/** Where a statement meets its neighbours: when a semicolon has to keep them apart. */

import { ts } from '../syntax/parse.ts'
import { skipTrivia } from '../syntax/skip-trivia.ts'
import { isListed } from '../syntax/statement-place.ts'
import type { FoundSite } from './rule.ts'

/** What a line may begin with and still go on with the statement above. */
const GOES_ON = /^[([`+\-/<*]/

/** `;` when `come`, put where the node begins, would be read as part of what is before it; else nothing. */
export function seamBefore(come: string, node: ts.Node, site: FoundSite): string {
  const owner = startOf(node, site.tree)
  if (owner === undefined || !goesOn(come, 0)) return ''
  const before = neighbours(owner).findLast((sibling) => sibling.end <= owner.pos)
  // @teeth seams-hold: a line that would join the one above is held by a semicolon
  //   test: test/unit/revert/was.test.ts
  //   was: return ''
  return before !== undefined && isOpen(before, site.tree) ? ';' : ''
}

/** What seamBefore says when nothing comes and the next token moves up. */
export function seamInstead(node: ts.Node, site: FoundSite): string {
  return seamBefore(site.tree.text.slice(skipTrivia(site.tree.text, node.end)), node, site)
}

/** `;` when a statement without one, ending where the node ends, would be read on into what follows; else nothing. */
export function seamAfter(node: ts.Node, { tree }: FoundSite): string {
  const next = skipTrivia(tree.text, node.end)
  const isSameLine = !/[\r\n]/.test(tree.text.slice(node.end, next))
  if (next === tree.text.length || tree.text[next] === '}') return ''
  return isSameLine || goesOn(tree.text, next) ? ';' : ''
}

/** Whether a statement or class member ends without a semicolon where it could have one. */
export function isOpen(node: ts.Node, tree: ts.SourceFile): boolean {
  const last = lastOf(node)
  if (tree.text[last.end - 1] === ';') return false
  return (
    ts.isExpressionStatement(last) ||
    ts.isVariableStatement(last) ||
    ts.isReturnStatement(last) ||
    ts.isThrowStatement(last) ||
    ts.isBreakOrContinueStatement(last) ||
    ts.isDebuggerStatement(last) ||
    ts.isImportDeclaration(last) ||
    ts.isExportDeclaration(last) ||
    ts.isExportAssignment(last) ||
    ts.isTypeAliasDeclaration(last) ||
    ts.isImportEqualsDeclaration(last) ||
    ts.isPropertyDeclaration(last)
  )
}

/** The statement that the last token of a statement belongs to. */
function lastOf(node: ts.Node): ts.Node {
  if (ts.isIfStatement(node)) return lastOf(node.elseStatement ?? node.thenStatement)
  if (ts.isDoStatement(node)) return node
  const isOuter = ts.isIterationStatement(node, false) || ts.isLabeledStatement(node) || ts.isWithStatement(node)
  return isOuter ? lastOf(node.statement) : node
}

function goesOn(text: string, offset: number): boolean {
  return GOES_ON.test(text.slice(skipTrivia(text, offset)).slice(0, 1))
}

/** The statement or member of a list that begins where the node begins. */
function startOf(node: ts.Node, tree: ts.SourceFile): ts.Node | undefined {
  const start = node.getStart(tree)
  return ts.findAncestor(node, (around) => {
    if (around.getStart(tree) !== start) return 'quit'
    return isListed(around) || (ts.isClassElement(around) && ts.isClassLike(around.parent))
  })
}

function neighbours({ parent }: ts.Node): readonly ts.Node[] {
  if (ts.isClassLike(parent)) return parent.members
  return 'statements' in parent && Array.isArray(parent.statements) ? parent.statements : []
}

/** A node's syntax without its dress: two texts of the same shape differ in white space, comments and style only. */

import { jsxWords } from './jsx-words.ts'
import { LINE_END } from './locate.ts'
import { ts } from './parse.ts'

/** Quotes, optional semicolons, trailing commas and parentheses that only group do not count. */
export function shape(node: ts.Node, tree: ts.SourceFile): string {
  if (ts.isParenthesizedExpression(node) && !matters(node)) return shape(node.expression, tree)
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text)
  if (ts.isJsxText(node)) return JSON.stringify(jsxWords(node.text))
  const children = node.getChildren(tree).filter((child) => !ts.isJSDoc(child))
  // Also in a template string every line end means `\n`.
  if (children.length === 0) return node.getText(tree).replace(LINE_END, '\n')
  const inner = children.flatMap((child, index) => (isDress(child, children[index + 1]) ? [] : parts(child, tree)))
  return `(${node.kind} ${inner.join(' ')})`
}

/** A list has no shape of its own beyond its members. */
function parts(node: ts.Node, tree: ts.SourceFile): readonly string[] {
  if (node.kind !== ts.SyntaxKind.SyntaxList) return [shape(node, tree)]
  const members = node.getChildren(tree)
  const last = members.at(-1)
  const isTrailing = last?.kind === ts.SyntaxKind.CommaToken
  const kept = isTrailing && !isHole(members.at(-2)) ? members.slice(0, -1) : members
  return ['[', ...kept.filter((member) => !isEmpty(member)).map((member) => shape(member, tree)), ']']
}

function isHole(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isOmittedExpression(node)
}

/** An empty statement in a list does nothing, and neither does white space between the lines of JSX. */
function isEmpty(node: ts.Node): boolean {
  if (ts.isEmptyStatement(node)) return true
  if (ts.isJsxExpression(node)) return node.expression === undefined
  return ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces
}

/** What closes a statement or member, as against the semicolons in the head of a `for`. */
function isDress(node: ts.Node, next: ts.Node | undefined): boolean {
  if (next !== undefined || ts.isEmptyStatement(node.parent)) return false
  return node.kind === ts.SyntaxKind.SemicolonToken || node.kind === ts.SyntaxKind.CommaToken
}

/** Parentheses end an optional chain that goes on behind them, and keep a string from being a directive. */
function matters(node: ts.ParenthesizedExpression): boolean {
  const { expression, parent } = node
  if (ts.isStringLiteral(expression)) return ts.isExpressionStatement(parent)
  return ts.isOptionalChain(expression) && 'expression' in parent && parent.expression === node && isLink(parent)
}

function isLink(node: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNonNullExpression(node)
  )
}

/** The node that a comment stands above. */

import type { Span } from '../model/place.ts'
import { ts } from './parse.ts'
import { tokenAt } from './token-at.ts'

const GROUPS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.SyntaxList,
  ts.SyntaxKind.JsxAttributes,
  ts.SyntaxKind.TemplateSpan,
  ts.SyntaxKind.EmptyStatement,
])

const CONTINUES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.DotToken,
  ts.SyntaxKind.QuestionDotToken,
  ts.SyntaxKind.AsKeyword,
  ts.SyntaxKind.SatisfiesKeyword,
])

/**
 * The outermost node that begins with the first token after the comment: the statement, member, property, element,
 * argument, parameter, clause, attribute, or, between braces in JSX, the next child. Before `else` and `finally` it is
 * what they lead to. Before an operator or a step of a chain it is the nearest statement, member, element … around. Undefined at the end of a block or list.
 */
export function nodeBelow(file: ts.SourceFile, comment: Span): Span | undefined {
  const token = tokenAt(file, comment.start)
  const node = isEmptyJsxExpression(token.parent) ? nextJsxChild(token.parent) : belowToken(file, token)
  return node && { start: node.getStart(file), end: node.end }
}

function belowToken(file: ts.SourceFile, token: ts.Node): ts.Node | undefined {
  const start = token.getStart(file)
  let outermost: ts.Node | undefined
  for (let node = token; node.parent !== undefined && node.getStart(file) === start; node = node.parent) {
    if (canBeSite(file, node)) outermost = node
  }
  if (outermost !== undefined) return outermost
  // @teeth behind-a-leading-semicolon: the site is the statement behind a leading semicolon, not the one it closes
  //   test: test/unit/read/sites.test.ts > the site is the node directly below the comment
  //   revert: remove
  if (token.kind === ts.SyntaxKind.SemicolonToken) return afterSemicolon(file, token)
  // @teeth the-branch-behind-else: above an `else` the site is the branch that it leads to
  //   test: test/unit/read/sites.test.ts > the site is the node directly below the comment
  //   was: const branch = undefined
  const branch = branchBehind(token)
  if (branch !== undefined) return branch
  return isInside(token) ? listed(file, token) : undefined
}

/** Not tokens that are no node by themselves, nor nodes that only group others, nor what has no text. */
function canBeSite(file: ts.SourceFile, node: ts.Node): boolean {
  if (GROUPS.has(node.kind) || node.getStart(file) === node.end) return false
  if (node.kind >= ts.SyntaxKind.FirstPunctuation && node.kind <= ts.SyntaxKind.LastPunctuation) return false
  if (node.kind < ts.SyntaxKind.FirstKeyword || node.kind > ts.SyntaxKind.LastKeyword) return true
  return ts.isExpression(node) || ts.isTypeNode(node)
}

/** Code without semicolons begins a line with one where it must; it closes the statement before. */
function afterSemicolon(file: ts.SourceFile, token: ts.Node): ts.Node | undefined {
  const statement = token.parent
  const next = siblings(statement).find((node) => node.pos >= statement.end)
  if (next === undefined) return undefined
  return /[\r\n]/.test(file.text.slice(token.end, next.getStart(file))) ? undefined : next
}

/** A formatter puts a comment about a branch above its keyword, which is no node. */
function branchBehind({ kind, parent }: ts.Node): ts.Node | undefined {
  if (kind === ts.SyntaxKind.ElseKeyword && ts.isIfStatement(parent)) return parent.elseStatement
  return kind === ts.SyntaxKind.FinallyKeyword && ts.isTryStatement(parent) ? parent.finallyBlock : undefined
}

/** Whether the token goes on with an expression that began before the comment. */
function isInside(token: ts.Node): boolean {
  const { parent } = token
  if (ts.isBinaryExpression(parent)) return token === parent.operatorToken
  if (ts.isConditionalExpression(parent)) return token === parent.questionToken || token === parent.colonToken
  return CONTINUES.has(token.kind)
}

/** A declaration stands for its whole statement: that is what a person would write as the old code. */
function listed(file: ts.SourceFile, token: ts.Node): ts.Node | undefined {
  for (let node = token.parent; node !== undefined; node = node.parent) {
    if (canBeSite(file, node) && !ts.isVariableDeclaration(node) && siblings(node).length > 0) return node
  }
  return undefined
}

/** The list that the node is a member of, itself included; empty when its parent holds it by itself. */
function siblings(node: ts.Node): readonly ts.Node[] {
  if (node.parent === undefined) return []
  return (
    ts.forEachChild(
      node.parent,
      () => undefined,
      (list) => (list.includes(node) ? list : undefined),
    ) ?? []
  )
}

function isEmptyJsxExpression(node: ts.Node | undefined): node is ts.JsxExpression {
  return node !== undefined && ts.isJsxExpression(node) && node.expression === undefined
}

function nextJsxChild(expression: ts.JsxExpression): ts.Node | undefined {
  return siblings(expression)
    .filter((child) => child.pos >= expression.end)
    .find((child) => !isEmptyJsxExpression(child) && !(ts.isJsxText(child) && child.text.trim() === ''))
}

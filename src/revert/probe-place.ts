/** Where a call can stand that runs exactly when a node does. */

import { isUnseen } from '../syntax/is-unseen.ts'
import { ts } from '../syntax/parse.ts'
import { placeLevel } from '../syntax/place-level.ts'
import { isListed, isLone } from '../syntax/statement-place.ts'
import { functionOf } from './function-of.ts'
import { beforeFirst, beforeStatement } from './prologue.ts'
import { wrappable } from './wrappable.ts'

export type ProbePlace =
  /** A statement of its own at an offset. */
  | { readonly kind: 'statement'; readonly at: number }
  /** A static block of a class at an offset. */
  | { readonly kind: 'member'; readonly at: number }
  /** In front of an expression, behind a comma. */
  | { readonly kind: 'expression'; readonly node: ts.Node }
  /** In front of a statement without braces, which gets some. */
  | { readonly kind: 'alone'; readonly node: ts.Node }

/**
 * A function's place is the start of its body, a class's that of its static blocks. Where no call can stand it is
 * asked for what is around; undefined where that runs without the node, or where nothing runs at all.
 */
export function probePlace(node: ts.Node): ProbePlace | undefined {
  if (ts.isSourceFile(node) || isUnseen(node)) return undefined
  const own = functionOf(node)
  if (own !== undefined) return inside(own)
  if (isListed(node)) return { kind: 'statement', at: beforeStatement(node) }
  if (isLone(node)) return lonePlace(node)
  if (ts.isBlock(node)) return { kind: 'statement', at: beforeFirst(node) }
  const part = partOf(node)
  if (part !== undefined) return probePlace(part)
  if (placeLevel(node) !== undefined) {
    const wrapped = wrappable(node)
    return wrapped === node ? { kind: 'expression', node } : wrapped && probePlace(wrapped)
  }
  if (ts.isCaseOrDefaultClause(node)) return { kind: 'statement', at: colonOf(node) }
  // @teeth no-probe-behind-optional: no probe stands on a name behind `?.`
  //   test: test/unit/revert/instrument.test.ts
  //   was: return isField(node) ? undefined : probePlace(node.parent)
  return isTail(node) || isField(node) ? undefined : probePlace(node.parent)
}

function inside(node: ts.FunctionLikeDeclaration | ts.ClassLikeDeclaration): ProbePlace | undefined {
  if (ts.isClassLike(node)) return { kind: 'member', at: openingBrace(node) }
  const { body } = node
  if (body === undefined) return undefined
  return ts.isBlock(body) ? { kind: 'statement', at: beforeFirst(body) } : { kind: 'expression', node: body }
}

/** A label stays at its loop: `continue` needs it there. */
function lonePlace(node: ts.Statement): ProbePlace | undefined {
  if (ts.isLabeledStatement(node.parent)) return probePlace(node.parent)
  return ts.isBlock(node) ? { kind: 'statement', at: beforeFirst(node) } : { kind: 'alone', node }
}

/** What of a node is executed, where that is not the node itself. */
function partOf(node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclarationList(node)) return loopBody(node)
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) return node.initializer
  if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) return node.initializer
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) return node.expression
  if (ts.isTemplateSpan(node) || ts.isComputedPropertyName(node) || ts.isJsxExpression(node)) return node.expression
  if (ts.isJsxAttribute(node))
    return node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer : undefined
  if (ts.isDecorator(node)) return ts.isPropertyAccessExpression(node.expression) ? undefined : node.expression
  if (ts.isHeritageClause(node)) return node.types[0]?.expression
  if (ts.isExpressionWithTypeArguments(node)) return node.expression
  if (ts.isCatchClause(node)) return node.block
  return ts.isClassStaticBlockDeclaration(node) ? node.body : undefined
}

/** What a loop declares is there once for each round. */
function loopBody({ parent }: ts.VariableDeclarationList): ts.Node | undefined {
  return ts.isForOfStatement(parent) || ts.isForInStatement(parent) ? parent.statement : undefined
}

/** The name or argument behind a `?.`: it may be skipped when what is around it runs. */
function isTail({ parent }: ts.Node): boolean {
  return ts.isOptionalChain(parent)
}

/** A field without a value has nothing that runs. */
function isField(node: ts.Node): boolean {
  return ts.isPropertyDeclaration(node) || ts.isPropertyDeclaration(node.parent)
}

function colonOf(node: ts.CaseOrDefaultClause): number {
  return node.getChildren().find((child) => child.kind === ts.SyntaxKind.ColonToken)?.end ?? node.end
}

function openingBrace(node: ts.ClassLikeDeclaration): number {
  return node.getChildren().find((child) => child.kind === ts.SyntaxKind.OpenBraceToken)?.end ?? node.end
}

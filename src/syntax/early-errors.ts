/** What parses by the grammar but is refused by every engine before it runs: the early errors that a revert can cause. */

import { declaredTwice } from './declared-twice.ts'
import type { Statements } from './differing.ts'
import { everyNode } from './every-node.ts'
import { functionAround } from './function-around.ts'
import { isAmbient } from './is-ambient.ts'
import { isAssignable } from './is-assignable.ts'
import { type SyntaxFault, ts } from './parse.ts'
import { misshapen } from './misshapen.ts'
import { strayJump } from './stray-jump.ts'

type Check = (node: ts.Node, tree: ts.SourceFile) => string | undefined

const CHECKS: readonly Check[] = [
  strayJump,
  strayAwait,
  constWithoutValue,
  badTarget,
  mixedCoalescing,
  misplacedDeclaration,
  misshapen,
  typeInScript,
  declaredTwice,
]

/** Not every early error there is: those that a module would not load with, of the file and of these statements, in no order. */
export function earlyErrors(tree: ts.SourceFile, statements: Statements): readonly SyntaxFault[] {
  const found: SyntaxFault[] = []
  const inspect = (node: ts.Node): void => {
    for (const check of CHECKS) {
      const message = check(node, tree)
      if (message !== undefined) found.push({ start: node.getStart(tree), message })
    }
  }
  inspect(tree)
  for (const statement of statements) {
    for (const node of everyNode(statement)) if (!isPlain(node)) inspect(node)
  }
  return found
}

/** Most nodes are names and signs, and nothing can be wrong with those. */
function isPlain({ kind }: ts.Node): boolean {
  return (
    kind === ts.SyntaxKind.Identifier ||
    (kind >= ts.SyntaxKind.FirstPunctuation && kind <= ts.SyntaxKind.LastPunctuation)
  )
}

function strayAwait(node: ts.Node): string | undefined {
  if (!ts.isAwaitExpression(node)) return undefined
  const owner = functionAround(node)
  if (owner === undefined) return undefined
  const isAsync = ts.canHaveModifiers(owner) && ts.getModifiers(owner)?.some(isAsyncKeyword) === true
  return isAsync ? undefined : '`await` outside an `async` function'
}

function isAsyncKeyword(modifier: ts.Modifier): boolean {
  return modifier.kind === ts.SyntaxKind.AsyncKeyword
}

function constWithoutValue(node: ts.Node): string | undefined {
  if (!ts.isVariableDeclarationList(node) || (node.flags & ts.NodeFlags.Const) === 0) return undefined
  if (ts.isForInStatement(node.parent) || ts.isForOfStatement(node.parent)) return undefined
  const hasAll = node.declarations.every((declaration) => declaration.initializer !== undefined)
  return hasAll || isAmbient(node) ? undefined : '`const` without a value'
}

function badTarget(node: ts.Node): string | undefined {
  const target = targetOf(node)
  if (target === undefined || isAssignable(target)) return undefined
  return 'assignment to what cannot be assigned'
}

function targetOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node)) return isAssignment(node.operatorToken.kind) ? node.left : undefined
  if (ts.isPostfixUnaryExpression(node)) return node.operand
  if (ts.isForOfStatement(node) || ts.isForInStatement(node))
    return ts.isVariableDeclarationList(node.initializer) ? undefined : node.initializer
  if (!ts.isPrefixUnaryExpression(node)) return undefined
  const { PlusPlusToken, MinusMinusToken } = ts.SyntaxKind
  return node.operator === PlusPlusToken || node.operator === MinusMinusToken ? node.operand : undefined
}

function isAssignment(operator: ts.SyntaxKind): boolean {
  return operator >= ts.SyntaxKind.FirstAssignment && operator <= ts.SyntaxKind.LastAssignment
}

function mixedCoalescing(node: ts.Node): string | undefined {
  if (!ts.isBinaryExpression(node)) return undefined
  const isCoalescing = node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  const isMixed = [node.left, node.right].some((side) => {
    if (!ts.isBinaryExpression(side)) return false
    const { kind } = side.operatorToken
    return isCoalescing
      ? isAndOr(kind)
      : isAndOr(node.operatorToken.kind) && kind === ts.SyntaxKind.QuestionQuestionToken
  })
  return isMixed ? '`??` beside `&&` or `||` without parentheses' : undefined
}

function isAndOr(kind: ts.SyntaxKind): boolean {
  return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken
}

function misplacedDeclaration(node: ts.Node): string | undefined {
  if (node.parent === undefined || !ts.isStatement(node)) return undefined
  const isListed = ts.isBlock(node.parent) || ts.isSourceFile(node.parent) || ts.isModuleBlock(node.parent)
  if (isOnlyForModules(node) && !ts.isSourceFile(node.parent) && !ts.isModuleBlock(node.parent))
    return '`import` and `export` stand at the top level only'
  if (isListed || ts.isCaseOrDefaultClause(node.parent)) return undefined
  const isLexical = ts.isVariableStatement(node) && (node.declarationList.flags & ts.NodeFlags.BlockScoped) !== 0
  return isLexical || ts.isClassDeclaration(node) ? 'a declaration that needs a block around it' : undefined
}

function isOnlyForModules(node: ts.Statement): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isExportAssignment(node)) return true
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) === true
}

/** The parser takes types in JavaScript too. */
function typeInScript(node: ts.Node, tree: ts.SourceFile): string | undefined {
  const isType = ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)
  return isType && /\.[cm]?jsx?$/.test(tree.fileName) ? 'a type in JavaScript' : undefined
}

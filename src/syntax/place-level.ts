/** How tightly an expression has to hold together to stand where a node stands; undefined where no expression can. */

import { LEVEL, operatorLevel } from './expression-level.ts'
import { ts } from './parse.ts'

type Level = number | undefined

/** The level that the node's place asks for: an expression of that level or a tighter one needs no parentheses. */
export function placeLevel(node: ts.Node): Level {
  const { parent } = node
  // @teeth private-names: private names stay names where a probe comes to them
  //   test: test/unit/revert/probes-names.test.ts
  //   was: if (parent === undefined) return undefined
  if (parent === undefined || ts.isPrivateIdentifier(node)) return undefined
  if (ts.isExpressionWithTypeArguments(node)) return isExtended(node) && !node.typeArguments ? LEVEL.call : undefined
  if (ts.isBinaryExpression(parent)) return operandLevel(parent, node)
  if (ts.isConditionalExpression(parent)) return conditionalLevel(parent, node)
  if ('expression' in parent && parent.expression === node) return expressionPlace(parent)
  if ('initializer' in parent && parent.initializer === node) return initializerPlace(parent, node)
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent)) return unaryPlace(parent)
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node ? LEVEL.comma : undefined
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.some((argument) => argument === node) ? LEVEL.assignment : undefined
  if (ts.isArrayLiteralExpression(parent)) return ts.isOmittedExpression(node) ? undefined : LEVEL.assignment
  if (ts.isArrowFunction(parent)) return parent.body === node && !ts.isBlock(node) ? LEVEL.assignment : undefined
  if (ts.isForStatement(parent)) return parent.statement === node ? undefined : LEVEL.comma
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag === node ? LEVEL.call : undefined
  if (ts.isShorthandPropertyAssignment(parent))
    return parent.objectAssignmentInitializer === node ? LEVEL.assignment : undefined
  return undefined
}

function operandLevel(binary: ts.BinaryExpression, node: ts.Node): Level {
  const level = operatorLevel(binary.operatorToken)
  if (node === binary.operatorToken) return undefined
  if (level === LEVEL.assignment) return node === binary.left ? LEVEL.call : LEVEL.assignment
  if (level === LEVEL.exponent) return node === binary.left ? LEVEL.postfix : LEVEL.exponent
  if (level === LEVEL.coalescing) return node === binary.left ? LEVEL.coalescing : LEVEL.coalescing + 1
  return node === binary.left ? level : level + 1
}

function conditionalLevel(conditional: ts.ConditionalExpression, node: ts.Node): Level {
  if (node === conditional.condition) return LEVEL.coalescing
  return node === conditional.whenTrue || node === conditional.whenFalse ? LEVEL.assignment : undefined
}

// Long because it is a table: one line for each kind of node that holds an expression.
function expressionPlace(parent: ts.Node): Level {
  switch (parent.kind) {
    case ts.SyntaxKind.ExpressionStatement:
    case ts.SyntaxKind.ReturnStatement:
    case ts.SyntaxKind.ThrowStatement:
    case ts.SyntaxKind.IfStatement:
    case ts.SyntaxKind.WhileStatement:
    case ts.SyntaxKind.DoStatement:
    case ts.SyntaxKind.SwitchStatement:
    case ts.SyntaxKind.ForInStatement:
    case ts.SyntaxKind.CaseClause:
    case ts.SyntaxKind.ParenthesizedExpression:
    case ts.SyntaxKind.TemplateSpan:
      return LEVEL.comma
    case ts.SyntaxKind.ForOfStatement:
    case ts.SyntaxKind.YieldExpression:
    case ts.SyntaxKind.SpreadElement:
    case ts.SyntaxKind.SpreadAssignment:
    case ts.SyntaxKind.ExportAssignment:
    case ts.SyntaxKind.JsxExpression:
    case ts.SyntaxKind.JsxSpreadAttribute:
    case ts.SyntaxKind.ComputedPropertyName:
      return LEVEL.assignment
    case ts.SyntaxKind.AsExpression:
    case ts.SyntaxKind.SatisfiesExpression:
      return LEVEL.relational
    case ts.SyntaxKind.AwaitExpression:
    case ts.SyntaxKind.TypeOfExpression:
    case ts.SyntaxKind.VoidExpression:
    case ts.SyntaxKind.DeleteExpression:
    case ts.SyntaxKind.TypeAssertionExpression:
      return LEVEL.unary
    case ts.SyntaxKind.PropertyAccessExpression:
    case ts.SyntaxKind.ElementAccessExpression:
    case ts.SyntaxKind.CallExpression:
    case ts.SyntaxKind.NonNullExpression:
    case ts.SyntaxKind.Decorator:
      return LEVEL.call
    case ts.SyntaxKind.NewExpression:
      return LEVEL.primary
    case ts.SyntaxKind.ExpressionWithTypeArguments:
      return isExtended(parent) ? LEVEL.call : undefined
    default:
      return undefined
  }
}

/** What a class extends is there at run time; what it implements is not. */
function isExtended(type: ts.Node): boolean {
  return (
    ts.isHeritageClause(type.parent) &&
    type.parent.token === ts.SyntaxKind.ExtendsKeyword &&
    ts.isClassLike(type.parent.parent)
  )
}

function initializerPlace(parent: ts.Node, node: ts.Node): Level {
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return undefined
  if (ts.isJsxAttribute(parent)) return undefined
  if (ts.isForStatement(parent)) return ts.isVariableDeclarationList(node) ? undefined : LEVEL.comma
  return LEVEL.assignment
}

function unaryPlace(parent: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): Level {
  const isStep = parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken
  return isStep ? LEVEL.call : LEVEL.unary
}

/** A piece that the parser takes anywhere and the language only in some places. */

import { ts } from './parse.ts'
import { patternAround } from './pattern-around.ts'

/** Says what is wrong with a node; undefined for one that is right. */
export function misshapen(node: ts.Node): string | undefined {
  if (ts.isShorthandPropertyAssignment(node))
    return node.objectAssignmentInitializer && !patternAround(node) ? '`=` in an object; expected `:`' : undefined
  if ((ts.isMethodDeclaration(node) || ts.isAccessor(node)) && ts.isObjectLiteralExpression(node.parent))
    return node.body === undefined ? 'a method of an object without a body' : undefined
  if (ts.isParameter(node)) return isEarlyRest(node, node.parent.parameters) ? REST : undefined
  if (ts.isBindingElement(node)) return isEarlyRest(node, node.parent.elements) ? REST : undefined
  if (ts.isRegularExpressionLiteral(node)) return isPattern(node.text) ? undefined : 'a regular expression that is none'
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return isText(node.moduleSpecifier) ? undefined : 'a module is named by something other than a string'
  if (ts.isCallExpression(node))
    return node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments.length === 0
      ? '`import()` of nothing'
      : undefined
  return ts.isPropertyDeclaration(node) && node.modifiers?.some(isConst) ? '`const` on a field' : undefined
}

const REST = 'something follows what takes the rest'

function isEarlyRest(node: ts.ParameterDeclaration | ts.BindingElement, list: ts.NodeArray<ts.Node>): boolean {
  if (node.dotDotDotToken === undefined) return false
  return list.at(-1) !== node || list.hasTrailingComma === true || node.initializer !== undefined
}

function isText(node: ts.Expression | undefined): boolean {
  return node === undefined || ts.isStringLiteral(node)
}

function isConst(modifier: ts.ModifierLike): boolean {
  return modifier.kind === ts.SyntaxKind.ConstKeyword
}

function isPattern(literal: string): boolean {
  const end = literal.lastIndexOf('/')
  try {
    return new RegExp(literal.slice(1, end), literal.slice(end + 1)) instanceof RegExp
  } catch {
    return false
  }
}

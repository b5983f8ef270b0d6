/** An expression's text as it has to stand in a place: with parentheses where it would fall apart without. */

import { expressionLevel } from '../syntax/expression-level.ts'
import { ts } from '../syntax/parse.ts'
import { placeLevel } from '../syntax/place-level.ts'

/** `come` is parsed by itself, `place` is the node whose place it takes. */
export function parenthesized(text: string, come: ts.Expression, place: ts.Node): string {
  return needsParentheses(come, place) ? `(${text})` : text
}

/** Whether an expression would fall apart, or become something else, without parentheses in the node's place. */
export function needsParentheses(come: ts.Expression, place: ts.Node): boolean {
  if (isGlued(come, place)) return true
  if (ts.isOptionalChain(come)) return !ts.isOptionalChain(place) && isLooser(come, place)
  const isLoose = isLooser(come, place) || isMixed(come, place.parent) || isInOfLoop(come, place)
  return isLoose || isNumberBeforeDot(come, place) || opensWrong(come, place)
}

function isLooser(come: ts.Expression, place: ts.Node): boolean {
  // @teeth held-together: an expression stays one where it comes to
  //   test: test/unit/revert/held-together.test.ts
  //   was: return false
  return expressionLevel(come) < (placeLevel(place) ?? 0)
}

/** Whether two words or signs would become one: `return(a)`, `-(-a)`. */
function isGlued(come: ts.Expression, place: ts.Node): boolean {
  const { text } = place.getSourceFile()
  const code = come.getText()
  const seams = [(text[place.getStart() - 1] ?? '') + code.slice(0, 1), code.slice(-1) + (text[place.end] ?? '')]
  return seams.some((seam) => /^([\p{L}\p{N}_$]{2}|\+\+|--|\/\/)$/u.test(seam))
}

/** `in` at the start of a `for` makes another loop of it. */
function isInOfLoop(come: ts.Expression, place: ts.Node): boolean {
  return /\bin\b/.test(come.getText()) && ts.findAncestor(place, isStartOfLoop) !== undefined
}

function isStartOfLoop(node: ts.Node): boolean {
  return node.parent !== undefined && ts.isForStatement(node.parent) && node.parent.initializer === node
}

/** `??` takes no `&&` or `||` beside it. */
function isMixed(come: ts.Expression, parent: ts.Node): boolean {
  if (!ts.isBinaryExpression(come) || !ts.isBinaryExpression(parent)) return false
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind
  const { kind } = come.operatorToken
  const isAndOr = kind === AmpersandAmpersandToken || kind === BarBarToken
  return isAndOr && parent.operatorToken.kind === QuestionQuestionToken
}

function isNumberBeforeDot(come: ts.Expression, place: ts.Node): boolean {
  const { parent } = place
  return ts.isNumericLiteral(come) && ts.isPropertyAccessExpression(parent) && parent.expression === place
}

/** At the start of a statement a brace opens a block; `function` and `class` there declare. */
function opensWrong(come: ts.Expression, place: ts.Node): boolean {
  const text = come.getText()
  const start = place.getStart()
  const opened = ts.findAncestor(place, (around) => {
    const { parent } = around
    if (parent === undefined || around.getStart() !== start) return 'quit'
    if (ts.isExpressionStatement(parent)) return /^(\{|function\b|class\b|async\s+function\b|let\s*\[)/.test(text)
    if (ts.isArrowFunction(parent)) return around === parent.body && text.startsWith('{')
    return ts.isExportAssignment(parent) && /^(function\b|class\b|async\s+function\b)/.test(text)
  })
  return opened !== undefined
}

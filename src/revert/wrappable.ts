/** Which expression can get a call in front of it, in the place of one that cannot. */

import { LEVEL } from '../syntax/expression-level.ts'
import { ts } from '../syntax/parse.ts'
import { patternAround } from '../syntax/pattern-around.ts'
import { placeLevel } from '../syntax/place-level.ts'
import { staticCall } from './static-call.ts'

/**
 * The node itself, or what is around it and runs when it does. Not in the way of `this` (`a.b()`), a chain, an assignment, a
 * pattern, a directive, or what a tool reads without running it. Undefined when nothing around runs exactly with it.
 */
export function wrappable(node: ts.Node): ts.Node | undefined {
  const around = staticCall(node) ?? patternAround(node) ?? held(node)
  return around ?? node
}

/** What needs the node bare, right where it is. */
function held(node: ts.Node): ts.Node | undefined {
  const { parent } = node
  if (ts.isExpressionWithTypeArguments(parent)) return undefined
  if (ts.isDecorator(parent)) return undefined
  // The compiler of Vue puts a constant in the place of `export default`, and takes an opening parenthesis with it.
  // @teeth default-exports-stay-bare: what is exported by default gets no parenthesis
  //   test: test/unit/revert/instrument.test.ts
  //   revert: remove
  if (ts.isExportAssignment(parent)) return parent
  if (ts.isDeleteExpression(parent) || ts.isTypeOfExpression(parent)) return parent
  // @teeth calls-keep-this: what is called keeps its `this`
  //   test: test/unit/revert/probes-calls.test.ts
  //   revert: remove
  if ((placeLevel(node) ?? 0) >= LEVEL.call) return parent
  return opened(node)
}

/** The statement that begins with the node: a parenthesis there could be read as the call of what is before it. */
function opened(node: ts.Node): ts.Node | undefined {
  const start = node.getStart()
  const statement = ts.findAncestor(node, (around) => (around.getStart() === start ? ts.isStatement(around) : 'quit'))
  return statement
}

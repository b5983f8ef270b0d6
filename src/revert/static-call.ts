/** Calls that are read by a tool and not, or not only, run: their arguments have to stay as they are written. */

import { ts } from '../syntax/parse.ts'

const LITERAL = /^(import|require|import\.meta\.\w+|Worker|SharedWorker)$/
const HOISTED = /^(vi|vitest|jest)\.(unmock|mock|doMock|hoisted)$/
const MACRO = /^(define[A-Z]\w*|withDefaults|\$\w+(\.\w+)?)$/

/** What can get a call in front of it instead: the whole call, or its statement. Undefined when no such call is around. */
export function staticCall(node: ts.Node): ts.Node | undefined {
  let found: ts.Node | undefined
  for (let around = node; !ts.isStatement(around) && !ts.isFunctionLike(around); around = around.parent) {
    // @teeth static-calls: a probe keeps away from what is read and not run: the name of an imported module
    //   test: test/unit/revert/instrument.test.ts
    //   revert: remove
    if (around !== node && isLiteral(around)) found = around
    if (isMacro(around) || isBoundByMacro(around)) return ts.findAncestor(around, ts.isStatement)
  }
  return found
}

function isLiteral(node: ts.Node): boolean {
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL')
    return node.arguments?.[1]?.getText() === 'import.meta.url'
  return LITERAL.test(calleeOf(node))
}

function isMacro(node: ts.Node): boolean {
  const callee = calleeOf(node)
  return HOISTED.test(callee) || (/\.(vue|svelte)\.\w+$/.test(node.getSourceFile().fileName) && MACRO.test(callee))
}

/** The pattern that takes apart what a macro answers is read with it: its defaults become those of the component. */
function isBoundByMacro(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) && node.initializer !== undefined && isMacro(node.initializer)
}

function calleeOf(node: ts.Node): string {
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : ''
}

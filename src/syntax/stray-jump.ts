/** A `return`, `break` or `continue` that has nothing to leave. */

import { isHome } from './function-around.ts'
import { isCommonJs } from './is-sloppy.ts'
import { ts } from './parse.ts'

/** Says what is wrong with a jump; undefined for one that is right and for every other node. */
export function strayJump(node: ts.Node): string | undefined {
  if (ts.isReturnStatement(node)) return homeOf(node) === undefined ? '`return` outside a function' : undefined
  if (!ts.isBreakOrContinueStatement(node)) return undefined
  const word = ts.isBreakStatement(node) ? 'break' : 'continue'
  const { label } = node
  if (label !== undefined) return around(node, label.text) ? undefined : `\`${word}\` to a label that is not around it`
  if (ts.isBreakStatement(node)) return around(node, isLoopOrSwitch) ? undefined : '`break` outside a loop or `switch`'
  return around(node, isLoop) ? undefined : '`continue` outside a loop'
}

/** The function that a statement belongs to, or the CommonJS file, which is the body of one. */
function homeOf(node: ts.Node): ts.Node | undefined {
  const home = ts.findAncestor(node, isHome)
  // @teeth commonjs-returns: what every engine takes of sloppy code is none
  //   test: test/unit/revert/early-errors.test.ts
  //   revert: condition false
  if (home === undefined && isCommonJs(node.getSourceFile())) return node.getSourceFile()
  return home !== undefined && ts.isFunctionLike(home) ? home : undefined
}

/** Whether the jump finds its statement, or the label's name, before the function ends. */
function around(node: ts.Node, wanted: string | ((node: ts.Node) => boolean)): boolean {
  const found = ts.findAncestor(node, (ancestor) => {
    if (isHome(ancestor)) return 'quit'
    if (typeof wanted === 'string') return ts.isLabeledStatement(ancestor) && ancestor.label.text === wanted
    return wanted(ancestor)
  })
  return found !== undefined
}

function isLoop(node: ts.Node): boolean {
  return ts.isIterationStatement(node, false)
}

function isLoopOrSwitch(node: ts.Node): boolean {
  return isLoop(node) || ts.isSwitchStatement(node)
}

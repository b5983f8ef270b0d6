/** A `return`, `break` or `continue` that has nothing to leave. */

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

/** The function that a statement belongs to. */
function homeOf(node: ts.Node): ts.Node | undefined {
  const home = ts.findAncestor(node, isHome)
  return home !== undefined && ts.isFunctionLike(home) ? home : undefined
}

function isHome(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || ts.isClassStaticBlockDeclaration(node)
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

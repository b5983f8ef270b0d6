/** `test.skip.each(table)` taken apart: the name it begins with and the names after it. */

import { ts } from '../syntax/parse.ts'

export type CallChain = {
  readonly root: string
  /** In their order, without the root. */
  readonly names: readonly string[]
  /** Something in it is called, or is the tag of a template. */
  readonly isCalled: boolean
}

/** Undefined for what does not begin with a name. */
export function chainOf(node: ts.Node): CallChain | undefined {
  if (ts.isIdentifier(node)) return { root: node.text, names: [], isCalled: false }
  if (ts.isPropertyAccessExpression(node)) {
    const chain = chainOf(node.expression)
    return chain && { ...chain, names: [...chain.names, node.name.text] }
  }
  const called = ts.isCallExpression(node)
    ? node.expression
    : ts.isTaggedTemplateExpression(node)
      ? node.tag
      : undefined
  const chain = called && chainOf(called)
  return chain && { ...chain, isCalled: true }
}

/** Every node of a tree, however deep it is. */

import { ts } from './parse.ts'

/** Without recursion: generated code nests deeper than a call stack. In no order that means anything. */
export function* everyNode(root: ts.Node): Generator<ts.Node> {
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    ts.forEachChild(node, (child) => {
      open.push(child)
    })
  }
}

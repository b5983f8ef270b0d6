/** The token that holds an offset, in itself or in the white space and comments before it. */

import { ts } from './parse.ts'

export function tokenAt(sourceFile: ts.SourceFile, offset: number): ts.Node {
  let node: ts.Node = sourceFile
  for (;;) {
    const child = childAt(sourceFile, node, offset)
    if (child === undefined) return node
    node = child
  }
}

/** A doc comment has nodes of its own, which are passed over: it belongs to the token below it. */
function childAt(sourceFile: ts.SourceFile, node: ts.Node, offset: number): ts.Node | undefined {
  return node.getChildren(sourceFile).find((child) => child.pos <= offset && offset < child.end && !ts.isJSDoc(child))
}

/** A node's kind in words for people: `return statement`. */

import { ts } from './parse.ts'

export function kindName(node: ts.Node): string {
  const name = Object.entries(ts.SyntaxKind).find(([name, kind]) => kind === node.kind && !/^(First|Last)/.test(name))
  return (name?.[0] ?? 'node').replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

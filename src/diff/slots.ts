/** The parts of a node that its text can differ in: single nodes and lists, in a fixed order, types left out. */

import { isErased } from '../syntax/is-erased.ts'
import { ts } from '../syntax/parse.ts'

export type Slot =
  | { readonly kind: 'node'; readonly node: ts.Node }
  | { readonly kind: 'list'; readonly nodes: readonly ts.Node[]; readonly start: number }

/** Without modifiers, which say how the whole is meant. */
export function slotsOf(node: ts.Node): readonly Slot[] {
  const slots: Slot[] = []
  const modifiers = ts.canHaveModifiers(node) ? node.modifiers : undefined
  ts.forEachChild(
    node,
    (child) => {
      if (!isErased(child)) slots.push({ kind: 'node', node: child })
    },
    (list) => {
      if (list === modifiers || (list.length > 0 && list.every(isErasedType))) return
      slots.push({ kind: 'list', nodes: list.filter((child) => !isErased(child)), start: list.pos })
    },
  )
  return slots
}

/** Parameters and arguments that are types. */
function isErasedType(node: ts.Node): boolean {
  return ts.isTypeParameterDeclaration(node) || (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node))
}

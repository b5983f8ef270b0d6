/** Whether a part only gives names of its own other names. */

import { declaredNames } from '../syntax/declared-names.ts'
import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import { tokensOf } from './look-tokens.ts'

export type Shapes = { readonly before: readonly string[]; readonly now: readonly string[] }

/** The same but for names that the part itself declares, each exchanged for one other throughout. */
export function isRename(atoms: readonly Atom[], { before, now }: Shapes): boolean {
  const [old, present] = [tokensOf(before.join(' ')), tokensOf(now.join(' '))]
  if (old.length !== present.length || old.length === 0) return false
  const [declaredBefore, declaredNow] = [
    new Set(atoms.flatMap((atom) => atom.before.flatMap(declaredBelow))),
    new Set(atoms.flatMap((atom) => atom.now.flatMap(declaredBelow))),
  ]
  const there = new Map<string, string>()
  const back = new Map<string, string>()
  return old.every((token, index) => {
    const other = present[index] ?? ''
    if (!token.startsWith('id:') || !other.startsWith('id:')) return token === other
    // @teeth a-rename-is-one-to-one: two names that became one
    //   test: test/unit/diff/look-of.test.ts
    //   revert: remove
    if ((there.get(token) ?? other) !== other || (back.get(other) ?? token) !== token) return false
    there.set(token, other)
    back.set(other, token)
    return token === other || (declaredBefore.has(token.slice(3)) && declaredNow.has(other.slice(3)))
  })
}

/** Names that code outside of the module can see are not the part's own. */
function declaredBelow(node: ts.Node): readonly string[] {
  const names: string[] = []
  const visit = (inner: ts.Node): void => {
    if (isExported(inner)) return ts.forEachChild(inner, (child) => (ts.isModifier(child) ? undefined : visit(child)))
    names.push(...declaredNames(inner).filter((name) => !name.startsWith('.')))
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return names
}

function isExported(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

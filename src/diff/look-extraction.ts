/** Whether a part only gives a value a name, or takes the name away again. */

import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import { tokensOf } from './look-tokens.ts'
import type { Sides } from './version.ts'

type SideName = 'now' | 'before'

/** With the variable's value in its place, the side that has the name says what the other says. */
export function isExtraction(atoms: readonly Atom[], sides: ReadonlyMap<string, Sides>): boolean {
  return isNamedOn('now', 'before', { atoms, sides }) || isNamedOn('before', 'now', { atoms, sides })
}

type Terms = { readonly atoms: readonly Atom[]; readonly sides: ReadonlyMap<string, Sides> }

function isNamedOn(named: SideName, plain: SideName, { atoms, sides }: Terms): boolean {
  const [own, another] = atoms.filter((atom) => atom.act !== 'changed' && atom[named].length > 0)
  const [statement] = own?.[named] ?? []
  if (own === undefined || another !== undefined || statement === undefined || !ts.isVariableStatement(statement))
    return false
  const [declaration, second] = statement.declarationList.declarations
  if (declaration?.initializer === undefined || second !== undefined || !ts.isIdentifier(declaration.name)) return false
  const value = shapeOn(named, own.file, declaration.initializer, sides)
  const name = `id:${declaration.name.text}`
  const rest = atoms.filter((atom) => atom !== own)
  return (
    rest.length > 0 &&
    rest.every((atom) => {
      const written = spelled(atom, named, sides).map((token) => (token === name ? value : token))
      return tokensOf(written.join(' ')).join(' ') === spelled(atom, plain, sides).join(' ')
    })
  )
}

function spelled(atom: Atom, side: SideName, sides: ReadonlyMap<string, Sides>): readonly string[] {
  return tokensOf(atom[side].map((node) => shapeOn(side, atom.file, node, sides)).join(' '))
}

function shapeOn(side: SideName, file: string, node: ts.Node, sides: ReadonlyMap<string, Sides>): string {
  return sides.get(file)?.[side].shapeOf(node) ?? ''
}

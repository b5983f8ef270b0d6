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
  const nodes = atoms.flatMap((atom) => atom[named].map((node) => ({ node, file: atom.file })))
  const found = nodes.flatMap(({ node, file }) => {
    const declaration = declarationIn(node)
    return declaration === undefined ? [] : [{ node, file, ...declaration }]
  })
  const others = atoms.flatMap((atom) => atom[plain].map((node) => spelled(node, atom.file, { side: plain, sides })))
  return found.some(({ node: own, file, name, value }) => {
    const tokens = spelled(value, file, { side: named, sides })
    const rest = nodes.filter(({ node }) => node !== own)
    const written = rest.map(({ node, file: home }) =>
      spelled(node, home, { side: named, sides }).flatMap((token) => (token === `id:${name}` ? tokens : [token])),
    )
    return (
      rest.length > 0 &&
      written.map((one) => one.join(' ')).join('\n') === others.map((one) => one.join(' ')).join('\n')
    )
  })
}

/** The one name that a statement gives to a value. */
function declarationIn(node: ts.Node): { readonly name: string; readonly value: ts.Expression } | undefined {
  if (!ts.isVariableStatement(node)) return undefined
  const [declaration, another] = node.declarationList.declarations
  if (declaration?.initializer === undefined || another !== undefined || !ts.isIdentifier(declaration.name))
    return undefined
  return { name: declaration.name.text, value: declaration.initializer }
}

type Where = { readonly side: SideName; readonly sides: ReadonlyMap<string, Sides> }

function spelled(node: ts.Node, file: string, { side, sides }: Where): readonly string[] {
  return tokensOf(sides.get(file)?.[side].shapeOf(node) ?? '')
}

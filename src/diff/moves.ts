/** Which declarations of a change only went to another file, with all that they use. */

import { declaredNames } from '../syntax/declared-names.ts'
import { ts } from '../syntax/parse.ts'
import type { Atom } from './atom.ts'
import { type Movable, movableIn } from './movable.ts'
import { type ModuleScope, moduleScope } from './module-scope.ts'
import type { Sides, Version } from './version.ts'

export type Moves = {
  /** By `file#name` as it is now: as it was before. */
  readonly origins: ReadonlyMap<string, string>
  /** New files that hold nothing else. */
  readonly filled: ReadonlySet<string>
  /** All that the moved code uses, as it was before. */
  readonly uses: ReadonlySet<string>
}

export type ChangedModules = {
  readonly sides: ReadonlyMap<string, Sides>
  /** New files. */
  readonly added: ReadonlyMap<string, Version>
}

/** One declaration on one side. */
type Placed = Movable & { readonly key: string; readonly shape: string; readonly scope: ModuleScope }

type Move = { readonly before: Placed; readonly now: Placed }

export function movesIn(atoms: readonly Atom[], modules: ChangedModules): Moves {
  const files = filesOf(modules)
  const gone = atoms.flatMap(({ file, before }) => {
    const version = modules.sides.get(file)?.before
    return version === undefined ? [] : placedIn(before, { file, files, version })
  })
  const come = [
    ...atoms.flatMap(({ file, now }) => {
      const version = modules.sides.get(file)?.now
      return version === undefined ? [] : placedIn(now, { file, files, version })
    }),
    ...[...modules.added].flatMap(([file, version]) => placedIn(version.tree.statements, { file, files, version })),
  ]
  const moves = standing(paired(gone, come))
  const origins = new Map(moves.map(({ before, now }) => [now.key, before.key]))
  return {
    origins,
    filled: new Set([...modules.added].filter((entry) => isFilled(entry, moves)).map(([file]) => file)),
    uses: new Set(moves.flatMap(({ before }) => before.uses.map((name) => meaningOf(name, before.scope)))),
  }
}

export function filesOf({ sides, added }: ChangedModules): ReadonlySet<string> {
  return new Set([...sides.keys(), ...added.keys()])
}

type Place = { readonly file: string; readonly files: ReadonlySet<string>; readonly version: Version }

function placedIn(nodes: readonly ts.Node[], { file, files, version }: Place): readonly Placed[] {
  const found = nodes.flatMap((node) => movableIn(node) ?? [])
  if (found.length === 0) return []
  const scope = moduleScope({ file, files, tree: version.tree })
  return found.map((one) => ({ ...one, key: `${file}#${one.name}`, shape: shapeOf(one.node, version), scope }))
}

/** Without its export. */
function shapeOf(node: ts.Node, version: Version): string {
  const children: string[] = []
  ts.forEachChild(node, (child) => {
    if (child.kind !== ts.SyntaxKind.ExportKeyword) children.push(version.shapeOf(child))
  })
  return children.join(' ')
}

/** One that went and one that came, of one name and one shape; of several nobody knows which became which. */
function paired(gone: readonly Placed[], come: readonly Placed[]): readonly Move[] {
  return gone.flatMap((before) => {
    const [now, another] = come.filter(({ name }) => name === before.name)
    const isOnly = another === undefined && !gone.some((other) => other !== before && other.name === before.name)
    // @teeth moved-is-the-same: what went to a new file and does otherwise there
    //   test: test/unit/diff/look-move.test.ts
    //   revert: swap && now.shape === before.shape =>
    return now !== undefined && isOnly && now.shape === before.shape && now.key !== before.key ? [{ before, now }] : []
  })
}

/** Those whose names mean the same where they are now; one that uses another needs it to stand too. */
function standing(moves: readonly Move[]): readonly Move[] {
  const origins = new Map(moves.map(({ before, now }) => [now.key, before.key]))
  const found = moves.filter(({ before, now }) =>
    before.uses.every((name) => {
      const key = meaningOf(name, now.scope)
      // @teeth moved-means-the-same: what went to a new file and means another name there
      //   test: test/unit/diff/look-move.test.ts
      //   was: return key !== ''
      return (origins.get(key) ?? key) === meaningOf(name, before.scope)
    }),
  )
  return found.length === moves.length ? found : standing(found)
}

/** What is not of the module is of all. In Svelte `$rows` is what `rows` holds. */
function meaningOf(name: string, scope: ModuleScope): string {
  const own = scope.get(name)
  // @teeth a-store-is-of-its-module: what read a store of Svelte is no move to where there is none
  //   test: test/unit/diff/look-move.test.ts
  //   was: return own ?? name
  return own ?? (name.startsWith('$') ? `$${scope.get(name.slice(1)) ?? name.slice(1)}` : name)
}

/** Nothing but moved declarations and imports of what they use. */
function isFilled([file, { tree, shapeOf: shape }]: readonly [string, Version], moves: readonly Move[]): boolean {
  const own = moves.filter(({ now }) => now.key === `${file}#${now.name}`)
  const used = new Set(own.flatMap(({ now }) => now.uses))
  return tree.statements.every((statement) => {
    if (shape(statement) === '' || own.some(({ now }) => now.node === statement)) return true
    if (ts.isExportDeclaration(statement)) return isOfItsOwn(statement, own)
    return ts.isImportDeclaration(statement) && declaredNames(statement).some((name) => used.has(name))
  })
}

function isOfItsOwn({ exportClause, moduleSpecifier }: ts.ExportDeclaration, own: readonly Move[]): boolean {
  if (moduleSpecifier !== undefined || exportClause === undefined || !ts.isNamedExports(exportClause)) return false
  return exportClause.elements.every(({ name, propertyName }) => {
    return propertyName === undefined && own.some(({ now }) => now.name === name.text)
  })
}

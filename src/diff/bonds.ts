/** Which atoms make sense only together: what one brings and another uses cannot be undone by itself. */

import { declaredNames } from '../syntax/declared-names.ts'
import { ts } from '../syntax/parse.ts'
import { memberNames, valueNames } from '../syntax/value-names.ts'
import type { Atom } from './atom.ts'
import { exportsOf, importsOf } from './module-names.ts'

/** For each atom, by index, the atoms that have to be undone with it. */
export type Bonds = readonly (readonly number[])[]

type Side = {
  readonly declares: ReadonlySet<string>
  readonly uses: ReadonlySet<string>
  readonly members: ReadonlySet<string>
  readonly exports: ReadonlySet<string>
  /** `file#name`. */
  readonly imports: ReadonlySet<string>
  readonly scope: ts.Node
  readonly path: string
  readonly nodes: readonly ts.Node[]
}

type Facts = {
  readonly atom: Atom
  readonly now: Side
  readonly before: Side
  /** Names that were not there before, and names that are gone. */
  readonly brings: ReadonlySet<string>
  readonly takes: ReadonlySet<string>
  readonly exportsMore: ReadonlySet<string>
  readonly exportsLess: ReadonlySet<string>
}

/** `files`: every file of the change, as specifiers are resolved among them. */
export function bonds(atoms: readonly Atom[], files: ReadonlySet<string>): Bonds {
  const facts = atoms.map((atom) => factsOf(atom, files))
  const mates = matesIn(facts)
  return facts.map((one) => mates(one).filter((index) => facts[index] !== one && needs(one, facts[index] ?? one)))
}

/** Whom an atom can need at all: most need nobody outside of their file, and large changes have thousands. */
function matesIn(facts: readonly Facts[]): (one: Facts) => readonly number[] {
  const all = [...facts.keys()]
  const leaving = all.filter((index) => facts[index] !== undefined && isMissedAfar(facts[index]))
  const byFile = Map.groupBy(all, (index) => facts[index]?.atom.file)
  return (one) => {
    // @teeth what-is-offered-is-needed-anywhere: a renamed export goes back across files
    //   test: test/unit/diff/parts.test.ts > what only makes sense together is one part > a renamed export goes back across files
    //   revert: remove
    if (isUsedAfar(one)) return all
    return [...new Set([...(byFile.get(one.atom.file) ?? []), ...leaving])].toSorted((a, b) => a - b)
  }
}

function isUsedAfar({ brings, exportsMore }: Facts): boolean {
  return exportsMore.size > 0 || [...brings].some(isMember)
}

function isMissedAfar({ takes, exportsLess }: Facts): boolean {
  return exportsLess.size > 0 || [...takes].some(isMember)
}

function isMember(name: string): boolean {
  return name.startsWith('.')
}

function factsOf(atom: Atom, files: ReadonlySet<string>): Facts {
  const home = { file: atom.file, files }
  const [now, before] = [sideOf(atom.now, atom.nowAround, home), sideOf(atom.before, atom.beforeAround, home)]
  return {
    atom,
    now,
    before,
    brings: minus(now.declares, before.declares),
    takes: minus(before.declares, now.declares),
    exportsMore: minus(now.exports, before.exports),
    exportsLess: minus(before.exports, now.exports),
  }
}

type Home = { readonly file: string; readonly files: ReadonlySet<string> }

function sideOf(nodes: readonly ts.Node[], around: ts.Node, home: Home): Side {
  return {
    declares: new Set(nodes.flatMap(declaredNames)),
    uses: new Set(nodes.flatMap((node) => [...valueNames(node)])),
    members: new Set(nodes.flatMap((node) => [...memberNames(node)])),
    exports: new Set(nodes.flatMap(exportsOf)),
    imports: new Set(nodes.flatMap((node) => importsOf(node, home.file, home.files))),
    scope: scopeOf(around),
    path: pathOf(around),
    nodes,
  }
}

/** Whether undoing `one` leaves code behind that only works when `other` is undone too. */
function needs(one: Facts, other: Facts): boolean {
  if (isCalled(one.brings, other.now) || isCalled(other.takes, one.before) || isImported(one, other)) return true
  if (one.atom.file !== other.atom.file) return false
  if (isUsed(one.brings, one.now, other.now) || isUsed(other.takes, other.before, one.before)) return true
  return isMoved(one, other) || isMoved(other, one)
}

/** The same name in the same place: declared twice if only one of the two were undone. */
function isMoved(from: Facts, to: Facts): boolean {
  return from.before.path === to.now.path && meet(from.takes, to.brings)
}

function isUsed(names: ReadonlySet<string>, home: Side, user: Side): boolean {
  return meet(names, user.uses) && user.nodes.some((node) => node.pos >= home.scope.pos && node.end <= home.scope.end)
}

/** A new method and its call, wherever they stand: who is called cannot be told without types. */
function isCalled(names: ReadonlySet<string>, user: Side): boolean {
  return [...names].some((name) => isMember(name) && user.members.has(name.slice(1)))
}

function isImported(one: Facts, other: Facts): boolean {
  return (
    [...one.exportsMore].some((name) => other.now.imports.has(`${one.atom.file}#${name}`)) ||
    [...other.exportsLess].some((name) => one.before.imports.has(`${other.atom.file}#${name}`))
  )
}

function scopeOf(node: ts.Node): ts.Node {
  return ts.findAncestor(node, isScope) ?? node.getSourceFile()
}

function isScope(node: ts.Node): boolean {
  return ts.isSourceFile(node) || ts.isBlock(node) || ts.isModuleBlock(node) || ts.isFunctionLike(node)
}

/** The names of what is around, outermost last: where a declaration lives, on whichever side. */
function pathOf(node: ts.Node): string {
  const names: string[] = []
  for (let around: ts.Node | undefined = node; around !== undefined; around = around.parent) {
    if (ts.isFunctionLike(around) || ts.isClassLike(around)) names.push(around.name?.getText() ?? '')
    if (ts.isVariableDeclaration(around)) names.push(around.name.getText())
  }
  return names.join('/')
}

function minus(names: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...names].filter((name) => !others.has(name)))
}

function meet(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...names].some((name) => others.has(name))
}

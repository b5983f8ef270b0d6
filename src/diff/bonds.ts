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

type Facts = { readonly atom: Atom; readonly now: Side; readonly before: Side }

/** `files`: every file of the change, as specifiers are resolved among them. */
export function bonds(atoms: readonly Atom[], files: ReadonlySet<string>): Bonds {
  const facts = atoms.map((atom): Facts => ({
    atom,
    now: sideOf(atom.now, atom.nowAround, { file: atom.file, files }),
    before: sideOf(atom.before, atom.beforeAround, { file: atom.file, files }),
  }))
  return facts.map((one) => facts.flatMap((other, index) => (other !== one && needs(one, other) ? [index] : [])))
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
  const isSameFile = one.atom.file === other.atom.file
  // What `one` brought and `other` uses; what `one` used to use and `other` took away.
  const brings = minus(one.now.declares, one.before.declares)
  const took = minus(other.before.declares, other.now.declares)
  if (isSameFile && isUsed(brings, one.now, other.now)) return true
  if (isSameFile && isUsed(took, other.before, one.before)) return true
  if (isSameFile && one.now.path === other.before.path && meet(brings, took)) return true
  if (
    isSameFile &&
    one.before.path === other.now.path &&
    meet(minus(one.before.declares, one.now.declares), minus(other.now.declares, other.before.declares))
  )
    return true
  return isCalled(brings, other.now) || isCalled(took, one.before) || isImported(one, other)
}

function isUsed(names: ReadonlySet<string>, home: Side, user: Side): boolean {
  return meet(names, user.uses) && user.nodes.some((node) => node.pos >= home.scope.pos && node.end <= home.scope.end)
}

/** A new method and its call, wherever they stand: who is called cannot be told without types. */
function isCalled(names: ReadonlySet<string>, user: Side): boolean {
  return [...names].some((name) => name.startsWith('.') && user.members.has(name.slice(1)))
}

function isImported(one: Facts, other: Facts): boolean {
  const brings = minus(one.now.exports, one.before.exports)
  const took = minus(other.before.exports, other.now.exports)
  return (
    [...brings].some((name) => other.now.imports.has(`${one.atom.file}#${name}`)) ||
    [...took].some((name) => one.before.imports.has(`${other.atom.file}#${name}`))
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

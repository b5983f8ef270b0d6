/** The atoms of a changed file: where its two trees differ at run time, as narrowly as can be undone. */

import { ts } from '../syntax/parse.ts'
import { runtimeFacts } from '../syntax/runtime-facts.ts'
import type { Atom } from './atom.ts'
import { isBoundary, listKind } from './boundary.ts'
import { exportAtom, modifiersOf } from './modifiers.ts'
import { type List, putIn, replaceRun, startOf, takeOut, textOf } from './list-edits.ts'
import { listSteps, type Step } from './list-steps.ts'
import type { Member } from './pair.ts'
import { type Slot, slotsOf } from './slots.ts'
import type { Sides, Version } from './version.ts'

/** Empty when the file does the same as before. */
export function compare(sides: Sides): readonly Atom[] {
  return compareNodes(sides.before.tree, sides.now.tree, sides) ?? []
}

/** Undefined where the difference is in what holds the two together, so that only something around them can be put back. */
function compareNodes(before: ts.Node, now: ts.Node, sides: Sides): readonly Atom[] | undefined {
  if (sides.before.shapeOf(before) === sides.now.shapeOf(now)) return []
  const inner = open(before, now, sides)
  if (inner !== undefined) return inner
  return isBoundary(now) && canStandFor(before, now) ? [changed(before, now, sides)] : undefined
}

/** A clause is only ever replaced by a clause; a statement or a value by any other. */
function canStandFor(before: ts.Node, now: ts.Node): boolean {
  return before.kind === now.kind || (ts.isStatement(now) ? ts.isStatement(before) : !isPiece(now) && !isPiece(before))
}

function isPiece(node: ts.Node): boolean {
  return ts.isStatement(node) || ts.isCatchClause(node) || ts.isCaseOrDefaultClause(node) || ts.isParameter(node)
}

function open(before: ts.Node, now: ts.Node, sides: Sides): readonly Atom[] | undefined {
  if (before.kind !== now.kind || runtimeFacts(before).join() !== runtimeFacts(now).join()) return undefined
  const [old, present] = [slotsOf(before), slotsOf(now)]
  if (old.length !== present.length || present.length === 0) return undefined
  const exported = exportAtom(before, now, sides)
  if (exported === undefined && modifiersOf(before, sides.before) !== modifiersOf(now, sides.now)) return undefined
  const atoms: Atom[] = exported === undefined ? [] : [exported]
  for (const [index, slot] of present.entries()) {
    const found = compareSlots(old[index], slot, { before, now, sides })
    if (found === undefined) return undefined
    atoms.push(...found)
  }
  return atoms.length === 0 ? undefined : atoms
}

type Owners = { readonly before: ts.Node; readonly now: ts.Node; readonly sides: Sides }

function compareSlots(before: Slot | undefined, now: Slot, owners: Owners): readonly Atom[] | undefined {
  if (before?.kind === 'node' && now.kind === 'node') return compareNodes(before.node, now.node, owners.sides)
  if (before?.kind !== 'list' || now.kind !== 'list') return undefined
  const kind = listKind(owners.now)
  if (kind !== undefined && isAligned(owners.now, now)) {
    const list: List = { members: now.nodes, start: now.start, isParted: kind === 'parted' }
    return compareLists(before.nodes, list, owners)
  }
  return before.nodes.length === now.nodes.length ? pairwise(before.nodes, now.nodes, owners.sides) : undefined
}

/** Of a function the parameters, of a class the members: not what they inherit from or are decorated with. */
function isAligned(owner: ts.Node, { nodes }: Extract<Slot, { kind: 'list' }>): boolean {
  if (ts.isFunctionLike(owner)) return nodes.every(ts.isParameter)
  return !ts.isClassLike(owner) || nodes.every(ts.isClassElement)
}

function pairwise(before: readonly ts.Node[], now: readonly ts.Node[], sides: Sides): readonly Atom[] | undefined {
  const atoms: Atom[] = []
  for (const [index, node] of now.entries()) {
    const old = before[index]
    const found = old === undefined ? undefined : compareNodes(old, node, sides)
    if (found === undefined) return undefined
    atoms.push(...found)
  }
  return atoms
}

function compareLists(before: readonly ts.Node[], list: List, owners: Owners): readonly Atom[] | undefined {
  const { sides } = owners
  const [old, present] = [membersOf(before, sides.before), membersOf(list.members, sides.now)]
  const seen: List = { ...list, members: present.map(({ node }) => node) }
  const atoms: Atom[] = []
  for (const step of listSteps(old, present)) {
    const found =
      step.kind === 'gap' ? gapAtoms(step, seen, owners) : compareNodes(step.before.node, step.now.node, sides)
    if (found === undefined) return undefined
    atoms.push(...found)
  }
  return atoms
}

/** Without those that leave nothing behind. */
function membersOf(nodes: readonly ts.Node[], { shapeOf }: Version): readonly Member[] {
  return nodes.map((node) => ({ node, shape: shapeOf(node) })).filter(({ shape }) => shape !== '')
}

/** What came and what went between two members that stayed. Commas make a run of them one. */
function gapAtoms(gap: Extract<Step, { kind: 'gap' }>, list: List, { before, now, sides }: Owners): readonly Atom[] {
  const [gone, come] = [gap.gone.map(({ node }) => node), gap.come.map(({ node }) => node)]
  const common = { file: sides.file, nowAround: now, beforeAround: before }
  const { at } = gap
  const old = { nodes: gone, version: sides.before }
  if (gone.length > 0 && come.length > 0)
    return [{ ...common, act: 'changed', edit: replaceRun(list, [at, at + come.length], old), now: come, before: gone }]
  const runs = (nodes: readonly ts.Node[]) =>
    list.isParted && nodes.length > 0 ? [nodes] : nodes.map((node) => [node])
  return [
    ...runs(come).map((run, index): Atom => {
      const edit = takeOut(list, at + index, at + index + run.length)
      return { ...common, act: 'added', edit, now: run, before: [] }
    }),
    ...runs(gone).map((run): Atom => {
      const edit = putIn(list, at, { nodes: run, version: sides.before })
      return { ...common, act: 'removed', edit, now: [], before: run }
    }),
  ]
}

function changed(before: ts.Node, now: ts.Node, { file, before: old }: Sides): Atom {
  return {
    file,
    act: 'changed',
    edit: { span: { start: startOf(now), end: now.end }, text: textOf([before], old) },
    now: [now],
    before: [before],
    nowAround: now.parent,
    beforeAround: before.parent,
  }
}
